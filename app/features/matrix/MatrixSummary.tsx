import { Check, CircleSlash2, Copy, X } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { MatrixAxis } from '../../store/matrixSlice.ts';
import type { MatrixInputs, Standing } from '../../store/selectors/botMatrix.ts';
import { selectSetRows } from '../../store/selectors/botMatrix.ts';
import type { MatrixColumn } from '../../store/selectors/matrixColumns.ts';
import { policyOf, sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { botSummary, limitsOfRobots, scopeOf, summaryText } from '../../wording/botSummary.ts';
import styles from './MatrixSummary.module.css';

const icons: { readonly [Kind in Standing]: typeof Check } = { in: Check, out: X, partly: CircleSlash2 };

interface MatrixSummaryProps {
  readonly inputs: MatrixInputs;
  readonly axis: MatrixAxis;
  readonly columns: readonly MatrixColumn[];
}

/** The answer in words: which kinds of crawlers are in and which out, and who is not bound by it. */
export function MatrixSummary({ inputs, axis, columns }: MatrixSummaryProps) {
  const { copyText, notifier } = useServices();
  const revealLine = useAppStore((state) => state.revealLine);
  const sets = selectSetRows(inputs);
  const labels = columns.map(({ label }) => label);
  const summary = botSummary(sets, labels);
  const limits = limitsOfRobots(sets);
  const scope = scopeOf(axis, columns.length, selectSiteOrigin(inputs.case).origin);
  const isGroupless = policyOf(sourceOf(inputs.case.robots), 'google').file.groups.length === 0;
  if (summary.length === 0) return <div />;
  const copy = async () => {
    const isCopied = await copyText(summaryText(summary, limits, scope));
    notifier.notify(
      isCopied
        ? { tone: 'info', title: 'Summary copied' }
        : { tone: 'error', title: 'The browser did not let the summary be copied' },
    );
  };
  return (
    <section className={styles.summary} aria-label="Summary">
      <ul className={styles.sentences} aria-live="polite">
        {summary.map(({ set, standing, sentence }) => {
          const Icon = icons[standing];
          return (
            <li key={set} className={styles[standing]}>
              <Icon aria-hidden="true" strokeWidth={2.75} />
              <span>
                <SentenceText sentence={sentence} onLine={revealLine} />
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <p>
          {isGroupless && 'The robots.txt has no group yet, so nothing is forbidden. '}
          {scope} {limits}
        </p>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
    </section>
  );
}
