import { useId } from 'react';
import type { AccessHeaders, AccessInput } from '../../../engine/index.ts';
import { Field } from '../../components/Field.tsx';
import styles from './AnswerForm.module.css';
import { responseOf, withHeader, withHops, withLocation } from './answerChange.ts';
import { NumberInput } from './NumberInput.tsx';
import { StatusField } from './StatusField.tsx';
import type { ChangeFetch } from './useChangeFetch.ts';

interface HeaderFieldsProps {
  readonly input: AccessInput;
  readonly onChange: ChangeFetch;
}

interface HeaderFieldProps extends HeaderFieldsProps {
  readonly name: keyof AccessHeaders;
  readonly label: string;
  readonly usual?: readonly string[];
}

/** One header as sent. */
function HeaderField({ input, onChange, name, label, usual = [] }: HeaderFieldProps) {
  const listId = useId();
  return (
    <Field label={label}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        list={listId}
        placeholder="not sent"
        disabled={input.result.kind === 'failure'}
        value={responseOf(input).headers[name] ?? ''}
        onChange={({ target }) => onChange({ result: withHeader(input, name, target.value) })}
      />
      <datalist id={listId}>
        {usual.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </Field>
  );
}

/** Redirects, size and headers: the usual ones in sight, the others on request. */
export function HeaderFields({ input, onChange }: HeaderFieldsProps) {
  const response = responseOf(input);
  const failed = input.result.kind === 'failure';
  const header = { input, onChange };
  return (
    <>
      <div className={styles.fields}>
        <StatusField input={input} onChange={onChange} />
        <Field label="Redirects">
          <NumberInput
            value={input.hops.length}
            max={50}
            onChange={(count) => onChange({ hops: withHops(input, count ?? 0) })}
          />
        </Field>
        <HeaderField
          {...header}
          name="contentType"
          label="Content-Type"
          usual={['text/plain; charset=utf-8', 'text/html; charset=utf-8', 'application/octet-stream']}
        />
        <HeaderField
          {...header}
          name="cacheControl"
          label="Cache-Control"
          usual={['no-store', 'max-age=3600', 'max-age=86400', 'max-age=604800']}
        />
      </div>
      <details className={styles.more}>
        <summary>More headers</summary>
        <div className={styles.fields}>
          <HeaderField {...header} name="expires" label="Expires" />
          <HeaderField {...header} name="age" label="Age" />
          <HeaderField {...header} name="date" label="Date" />
          <Field label="Location">
            <input
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="not sent"
              disabled={failed}
              value={response.location ?? ''}
              onChange={({ target }) => onChange({ result: withLocation(input, target.value) })}
            />
          </Field>
          <Field label="Body size in bytes">
            <NumberInput
              value={response.bodyOctets}
              max={Number.MAX_SAFE_INTEGER}
              placeholder="not known"
              disabled={failed}
              onChange={(bodyOctets) => onChange({ result: { ...response, bodyOctets } })}
            />
          </Field>
        </div>
      </details>
    </>
  );
}
