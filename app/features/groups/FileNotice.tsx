import { SeverityMark } from '../../components/SeverityMark.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { isEmptyCase } from '../../store/isEmptyCase.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import styles from './FileNotice.module.css';

/** Findings that say of the file as a whole that it is something else. */
const wholeFile: ReadonlySet<string> = new Set(['not-robots-txt', 'binary-content']);

/** What must be said first of a file that is no robots.txt, or says nothing. */
export function FileNotice({ content }: Pick<GroupsView, 'content'>) {
  const finding = useAppStore((state) => selectFindings(state).find(({ id }) => wholeFile.has(id)));
  const isEmpty = useAppStore((state) => isEmptyCase(state.case));
  if (finding !== undefined)
    return (
      <p className={styles.notice}>
        <SeverityMark kind={finding.severity} />
        <span>{finding.message} How crawlers read it anyway is shown below.</span>
      </p>
    );
  if (isEmpty)
    return (
      <p className={styles.notice}>
        There is no robots.txt yet. Paste one into the editor to see which group each crawler follows, which
        rules come first, and which lines are ignored.
      </p>
    );
  if (content === 'nothing')
    return (
      <p className={styles.notice}>The file has no directives, so every crawler may fetch everything.</p>
    );
  if (content === 'no-groups')
    return (
      <p className={styles.notice}>
        <SeverityMark kind="error" />
        <span>
          This reader finds no User-agent line, so no rules apply: every crawler may fetch everything.
        </span>
      </p>
    );
  return null;
}
