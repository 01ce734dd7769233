import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { decisionsOf, effectiveRules } from '../../store/selectors/effectiveRules.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import { lineText } from '../../store/selectors/lineText.ts';
import type { UrlRow } from '../../store/selectors/urlRows.ts';
import { ruleNote } from '../../wording/ruleNote.ts';
import styles from './RuleTable.module.css';

/** How many rules are drawn at first, and more at a time. */
const step = 100;

interface RuleTableProps {
  readonly reader: GroupReader;
  readonly rows: readonly UrlRow[];
}

/** The rules that bind a bot in the order in which they decide, and how many of the URLs to test each decides. */
export function RuleTable({ reader, rows }: RuleTableProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const [limit, setLimit] = useState(step);
  const { matcher } = reader;
  const rules = effectiveRules(matcher);
  if (rules.length === 0)
    return matcher.policy.selection.kind === 'none' ? null : (
      <p className={styles.none}>It has no rule that counts, so everything is allowed.</p>
    );
  const decisions = decisionsOf(matcher, rows);
  const isByLength = matcher.policy.precedence !== 'first-match';
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Rules in order of precedence">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {isByLength && (
              <th scope="col" className={styles.number}>
                Octets
              </th>
            )}
            {rows.length > 0 && (
              <th scope="col" className={styles.number}>
                Decides
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rules.slice(0, limit).map((rule) => (
            <tr key={`${rule.line} ${rule.isFolder}`}>
              <th scope="row" className={rule.allow ? styles.allow : styles.disallow}>
                <LineLink
                  line={rule.line}
                  text={lineText(matcher.file.source, rule.line)}
                  onGo={revealLine}
                />{' '}
                <span className={styles.note}>{ruleNote(rule)}</span>
              </th>
              {isByLength && <td className={styles.number}>{rule.specificity}</td>}
              {rows.length > 0 && (
                <td className={styles.number}>
                  {(decisions.get(rule.line) ?? 0).toLocaleString('en')}{' '}
                  <span className={styles.hidden}>of {rows.length} URLs</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + step)}>
          {(rules.length - limit).toLocaleString('en')} more rules
        </Button>
      )}
    </div>
  );
}
