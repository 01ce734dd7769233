import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectFindings } from '../../store/selectors/findings.ts';
import { selectIsAnswering, selectShownTotals } from '../../store/selectors/shown.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { counted } from '../../wording/counted.ts';
import { failureWords } from '../../wording/expectationWords.ts';
import { isoMoment, momentInWords } from '../../wording/moments.ts';
import { BotsSummary } from './BotsSummary.tsx';
import { ChangeTable } from './ChangeTable.tsx';
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
  const { clock } = useServices();
  // The moment of printing, not that of the case.
  const printed = clock.minute();
  const facts = [counted(findings.length, 'problem'), failures].filter((fact) => fact !== '');
  return (
    <article className={styles.report} data-print aria-label="Report">
      <h1>{title.trim() === '' ? 'robots.txt' : title}</h1>
      <dl className={styles.facts}>
        <dt>Site</dt>
        <dd>{origin ?? 'any'}</dd>
        <dt>Printed</dt>
        <dd>
          <time dateTime={isoMoment(printed)}>{momentInWords(printed)}</time>
        </dd>
        <dt>Result</dt>
        <dd>{facts.join(' · ')}</dd>
      </dl>
      {note.trim() !== '' && <p className={styles.note}>{note}</p>}
      {isOld && (
        <p>These verdicts are for the text before your last changes. Print again when they are up to date.</p>
      )}
      <BotsSummary />
      <VerdictTable />
      <ChangeTable />
      <ProblemTable findings={findings} />
      <FileText source={sourceOf(robots)} />
      <p className={styles.foot}>Made with Robots Workbench.</p>
    </article>
  );
}

/** What goes on paper in the place of the screen: what is said of bots, verdicts, changes, problems and the file, whole. */
export function PrintReport() {
  const isPrinting = usePrinting();
  return isPrinting ? <Report /> : null;
}
