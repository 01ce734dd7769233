import { Check, ChevronRight, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import { SentenceText } from '../../components/SentenceText.tsx';
import { narrowScreen, useMediaQuery } from '../../components/useMediaQuery.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { DialectPair } from '../../store/dialectSlice.ts';
import type { DialectRow } from '../../store/selectors/dialectRows.ts';
import { dialectIds, partnerFor } from '../../store/selectors/dialectRows.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { explainDifference } from '../../wording/explainDifference.ts';
import { DecidingLines } from './DecidingLines.tsx';
import styles from './DialectTableRow.module.css';
import { PartingDetails } from './PartingDetails.tsx';
import { useParting } from './useParting.ts';

interface DialectTableRowProps {
  readonly row: DialectRow;
  /** As it stands in the case. */
  readonly bot: string;
  readonly pair: DialectPair;
}

/** A URL with the verdict of each dialect, one sentence on why they part, and both ways of reading when it is open. */
export const DialectTableRow = memo(function DialectTableRow({ row, bot, pair }: DialectTableRowProps) {
  const { url, typed, verdicts } = row;
  const compared = useAppStore((state) => (state.compared?.url === url ? state.compared : null));
  const compareUrl = useAppStore((state) => state.compareUrl);
  const revealLine = useAppStore((state) => state.revealLine);
  const isNarrow = useMediaQuery(narrowScreen);
  const partner = compared?.b ?? partnerFor(row, pair);
  const parting = useParting(partner === null ? null : { bot, url, a: pair.a, b: partner });
  const setComparedVerdicts = useAppStore((state) => state.setComparedVerdicts);
  const [mine, other] = [pair.a, partner].map((id) => verdicts[dialectIds.indexOf(id ?? pair.a)]);
  useEffect(() => {
    if (compared !== null && mine !== undefined && other !== undefined)
      setComparedVerdicts({ of: compared, a: mine, b: other });
  }, [compared, mine, other, setComparedVerdicts]);
  const open = (b: typeof partner) => {
    const isSame = compared !== null && compared.b === b;
    if (b === null || isSame) {
      compareUrl(null);
      return;
    }
    compareUrl({ url, bot, a: pair.a, b });
    const [line, second] = [pair.a, b].map((id) => verdicts[dialectIds.indexOf(id)]?.line ?? 0);
    const shown = line || second || 0;
    if (shown > 0) revealLine(shown, { isAside: true });
  };
  return (
    <tbody className={compared === null ? '' : styles.open}>
      <tr>
        <th scope="row" className={styles.url}>
          {partner === null ? (
            typed
          ) : (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={compared !== null}
              onClick={() => open(partner)}
            >
              <ChevronRight aria-hidden="true" className={styles.arrow} />
              <span>{typed}</span>
            </button>
          )}
        </th>
        {verdicts.map(({ allowed, line }, index) => {
          const id = dialectIds[index];
          if (id === undefined) return null;
          const Icon = allowed ? Check : X;
          const name = `${shortNameOf(id)}: ${allowed ? 'allowed' : 'blocked'}${line > 0 ? `, line ${line}` : ''}`;
          return (
            <td key={id} className={styles.answer}>
              <button
                type="button"
                className={`${styles.cell} ${allowed ? styles.allowed : styles.blocked}`}
                aria-label={name}
                title={name}
                aria-pressed={compared?.b === id}
                disabled={allowed === verdicts[dialectIds.indexOf(pair.a)]?.allowed}
                onClick={() => open(id)}
              >
                <Icon aria-hidden="true" strokeWidth={2.75} />
                <span className={styles.line}>{line > 0 ? line : ''}</span>
              </button>
            </td>
          );
        })}
      </tr>
      {parting !== null && (
        <tr>
          <td colSpan={dialectIds.length + 1} className={styles.why}>
            <div className={styles.sentence}>
              <p>
                <SentenceText sentence={explainDifference(parting)} onLine={revealLine} />
              </p>
              {isNarrow && <DecidingLines parting={parting} />}
              {compared !== null && <PartingDetails parting={parting} changes={row.changes} />}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
});
