import { useState } from 'react';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import { ruleNote } from '../../wording/ruleNote.ts';
import { MoreButton } from './MoreButton.tsx';
import styles from './RuleTable.module.css';

/** How many rules are drawn at first, and more at a time. */
const step = 100;

/** The rules that bind a bot in the order in which they decide, and how many of the URLs to test each decides. */
export function RuleTable({ view: { binding, urls } }: { readonly view: GroupsView }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const [limit, setLimit] = useState(step);
  const { rules, isBound, precedence } = binding;
  if (rules.total === 0)
    return isBound ? (
      <p className={styles.none}>It has no effective rules, so everything is allowed.</p>
    ) : null;
  const isByLength = precedence !== 'first-match';
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Rules in order of precedence">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {isByLength && (
              <th scope="col" className={styles.number}>
                Bytes
              </th>
            )}
            {urls > 0 && (
              <th scope="col" className={styles.number}>
                Decides
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rules.first.slice(0, limit).map((rule) => (
            <tr key={`${rule.line} ${rule.isFolder}`}>
              <th scope="row" className={rule.allow ? styles.allow : styles.disallow}>
                <LineLink line={rule.line} text={rule.text} onGo={revealLine} />{' '}
                <span className={styles.note}>{ruleNote(rule)}</span>
              </th>
              {isByLength && <td className={styles.number}>{rule.specificity}</td>}
              {urls > 0 && (
                <td className={styles.number}>
                  {rule.decides.toLocaleString('en')} <span className={styles.hidden}>of {urls} URLs</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton list={rules} shown={limit} name="rules" onMore={() => setLimit(limit + step)} />
    </div>
  );
}
