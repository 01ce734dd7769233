import type { AccessInput } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { durationInWords } from '../../wording/moments.ts';
import styles from './AnswerForm.module.css';
import { MomentField } from './MomentField.tsx';
import type { ChangeFetch } from './useChangeFetch.ts';

interface TimeFieldsProps {
  readonly input: AccessInput;
  readonly onChange: ChangeFetch;
}

/** When it is, how long it has been so, and what a crawler still has. */
export function TimeFields({ input, onChange }: TimeFieldsProps) {
  const time = useAppStore((state) => state.case.time);
  const updateCase = useAppStore((state) => state.updateCase);
  const { now, failingForSeconds, cached } = input;
  const since = (moment: number | null) => Math.max(0, now - (moment ?? now));
  return (
    <div className={styles.times}>
      <MomentField
        label="Failing since"
        hint={failingForSeconds === 0 ? 'first failure' : durationInWords(failingForSeconds)}
        value={failingForSeconds === 0 ? null : now - failingForSeconds}
        onChange={(moment) => onChange({ failingForSeconds: since(moment) })}
      />
      <MomentField
        label="Cached copy"
        hint={cached === null ? 'none' : `${durationInWords(cached.ageSeconds)} old`}
        value={cached === null ? null : now - cached.ageSeconds}
        onChange={(moment) => onChange({ cached: moment === null ? null : { ageSeconds: since(moment) } })}
      />
      <MomentField
        label="Time"
        hint={time === null ? 'now' : 'leave empty for now'}
        value={time === null ? null : now}
        onChange={(moment) =>
          updateCase({ time: moment === null ? null : new Date(moment * 1000).toISOString() })
        }
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={input.siteReachable}
          onChange={({ target }) => onChange({ siteReachable: target.checked })}
        />
        The site’s other pages respond
      </label>
    </div>
  );
}
