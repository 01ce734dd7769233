import type { TestRunner } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import styles from './RunnerChoice.module.css';

const runners: readonly { readonly id: TestRunner; readonly name: string }[] = [
  { id: 'vitest', name: 'Vitest' },
  { id: 'node', name: 'node:test' },
];

interface RunnerChoiceProps {
  readonly runner: TestRunner;
  readonly onChange: (runner: TestRunner) => void;
}

/** Which test runner the test is written for. */
export function RunnerChoice({ runner, onChange }: RunnerChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Test runner</legend>
      {runners.map(({ id, name }) => (
        <Button key={id} variant="quiet" aria-pressed={id === runner} onClick={() => onChange(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
