import type { Finding } from '../../../engine/index.ts';
import { SeverityMark } from '../../components/SeverityMark.tsx';
import styles from './PrintReport.module.css';

/** What is wrong with the file, with where it is and how it could be mended. */
export function ProblemTable({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <section>
      <h2>Problems</h2>
      <ul className={styles.problems}>
        {findings.map(({ id, line, span, severity, message, fix, messageId }) => (
          <li key={`${id} ${span.from} ${messageId}`}>
            <SeverityMark kind={severity} />
            <span>
              {message}{' '}
              <small>
                Line {line}, {id}.{fix === undefined ? '' : ` Fix: ${fix.label}.`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
