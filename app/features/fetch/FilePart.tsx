import { AnswerForm } from './AnswerForm.tsx';
import { AnswerHeader } from './AnswerHeader.tsx';
import { AnswerPaste } from './AnswerPaste.tsx';
import styles from './FilePart.module.css';
import { OutageTimeline } from './OutageTimeline.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';

/** How fetching robots.txt went, what each reader makes of it, and what comes as time goes by. */
export function FilePart() {
  return (
    <>
      <AnswerHeader />
      <div className={styles.answer}>
        <AnswerPaste />
        <AnswerForm />
      </div>
      <OutageTimeline />
      <OutcomeTable />
    </>
  );
}
