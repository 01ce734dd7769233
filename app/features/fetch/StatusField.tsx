import type { AccessInput } from '../../../engine/index.ts';
import { fetchFailures } from '../../../engine/index.ts';
import { Field } from '../../components/Field.tsx';
import { failureNames } from '../../wording/accessWords.ts';
import { withStatus } from './answerChange.ts';
import { NumberInput } from './NumberInput.tsx';
import type { ChangeFetch } from './useChangeFetch.ts';

interface StatusFieldProps {
  readonly input: AccessInput;
  readonly onChange: ChangeFetch;
}

/** The status of the answer, or how there was none. */
export function StatusField({ input, onChange }: StatusFieldProps) {
  const { result } = input;
  if (result.kind === 'response')
    return (
      <Field label="Status">
        <NumberInput
          value={result.status}
          max={999}
          onChange={(status) => status !== null && onChange({ result: withStatus(input, status) })}
        />
      </Field>
    );
  return (
    <Field label="Error">
      <select
        value={result.failure}
        onChange={({ target }) => {
          const failure = fetchFailures.find((name) => name === target.value);
          if (failure !== undefined) onChange({ result: { kind: 'failure', failure } });
        }}
      >
        {fetchFailures.map((failure) => (
          <option key={failure} value={failure}>
            {failureNames[failure]}
          </option>
        ))}
      </select>
    </Field>
  );
}
