import type { AccessInput } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import styles from './AnswerForm.module.css';
import { responseOf, withStatus } from './answerChange.ts';
import type { ChangeFetch } from './useChangeFetch.ts';

/** The statuses that people come with. */
const usualStatuses = [200, 301, 403, 404, 429, 503];

interface StatusChooserProps {
  readonly input: AccessInput;
  readonly onChange: ChangeFetch;
}

/** The usual answers at one press. */
export function StatusChooser({ input, onChange }: StatusChooserProps) {
  const failed = input.result.kind === 'failure';
  const { status } = responseOf(input);
  return (
    <fieldset aria-label="Response" className={styles.choices}>
      {usualStatuses.map((usual) => (
        <Button
          key={usual}
          variant="quiet"
          aria-pressed={!failed && status === usual}
          onClick={() => onChange({ result: withStatus(input, usual) })}
        >
          {usual}
        </Button>
      ))}
      <Button
        variant="quiet"
        aria-pressed={failed}
        onClick={() => onChange({ result: { kind: 'failure', failure: 'timeout' } })}
      >
        No response
      </Button>
    </fieldset>
  );
}
