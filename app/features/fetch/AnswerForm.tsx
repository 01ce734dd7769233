import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectFetchInput } from '../../store/selectors/fetchInput.ts';
import { useMinute } from '../../store/useMinute.ts';
import styles from './AnswerForm.module.css';
import { HeaderFields } from './HeaderFields.tsx';
import { StatusChooser } from './StatusChooser.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useChangeFetch } from './useChangeFetch.ts';

/** The answer, put in by hand. */
export function AnswerForm() {
  const minute = useMinute();
  const input = useAppStore((state) => selectFetchInput(state.case, minute));
  const change = useChangeFetch();
  return (
    <div className={styles.form}>
      <StatusChooser input={input} onChange={change} />
      <HeaderFields input={input} onChange={change} />
      <TimeFields input={input} onChange={change} />
    </div>
  );
}
