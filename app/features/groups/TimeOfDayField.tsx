import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import styles from './TimeOfDayField.module.css';

interface TimeOfDayFieldProps {
  /** The time asked about, in seconds since 1970. */
  readonly clock: number;
  /** Whether the case sets it; else it is the present. */
  readonly isSet: boolean;
}

/** The time of day for which visit windows are looked at; part of the case. */
export function TimeOfDayField({ clock, isSet }: TimeOfDayFieldProps) {
  const updateCase = useAppStore((state) => state.updateCase);
  const moment = new Date(clock * 1000).toISOString();
  return (
    <div className={styles.field}>
      <label>
        Time of day, UTC
        <input
          type="time"
          value={moment.slice(11, 16)}
          onChange={({ target }) =>
            target.value !== '' && updateCase({ time: `${moment.slice(0, 11)}${target.value}:00Z` })
          }
        />
      </label>
      {isSet && (
        <Button variant="quiet" onClick={() => updateCase({ time: null })}>
          Now
        </Button>
      )}
    </div>
  );
}
