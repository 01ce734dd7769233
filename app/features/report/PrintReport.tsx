import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { selectIsAnswering, selectShownTotals } from '../../store/selectors/shown.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { counted } from '../../wording/counted.ts';
import { failureWords } from '../../wording/expectationWords.ts';
import { FileText } from './FileText.tsx';
import styles from './PrintReport.module.css';
import { ProblemTable } from './ProblemTable.tsx';
import { usePrinting } from './usePrinting.ts';
import { VerdictTable } from './VerdictTable.tsx';

function Report() {
  const { title, note, robots } = useAppStore((state) => state.case);
  const origin = useAppStore((state) => selectSiteOrigin(state.case).origin);
  const findings = useAppStore(selectFindings);
  const failures = useAppStore((state) => failureWords(selectShownTotals(state)));
  const isOld = useAppStore(selectIsAnswering);
  const facts = [origin ?? '', counted(findings.length, 'problem'), failures].filter((fact) => fact !== '');
  return (
    <article className={styles.report} data-print aria-label="Report">
      <h1>{title.trim() === '' ? 'robots.txt' : title}</h1>
      <p>{facts.join(' · ')}</p>
      {note.trim() !== '' && <p className={styles.note}>{note}</p>}
      {isOld && (
        <p>These verdicts are of the text before the last changes: print again when they are there.</p>
      )}
      <VerdictTable />
      <ProblemTable findings={findings} />
      <FileText source={sourceOf(robots)} />
      <p className={styles.foot}>Made with Robots Workbench.</p>
    </article>
  );
}

/** What goes on paper in the place of the screen: verdicts, problems and the file, whole. */
export function PrintReport() {
  const isPrinting = usePrinting();
  return isPrinting ? <Report /> : null;
}
