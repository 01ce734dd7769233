import type { Source } from '../../../engine/index.ts';
import styles from './PrintReport.module.css';

/** Paper has an end. */
const mostLines = 2000;

/** The file with the numbers of its lines. */
export function FileText({ source }: { readonly source: Source }) {
  const lines = source.text.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/);
  if (source.text.trim() === '') return null;
  return (
    <section>
      <h2>robots.txt</h2>
      <ol className={styles.file}>
        {lines.slice(0, mostLines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li key={index}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
      {lines.length > mostLines && (
        <p>
          The first {mostLines.toLocaleString('en')} of {lines.length.toLocaleString('en')} lines.
        </p>
      )}
    </section>
  );
}
