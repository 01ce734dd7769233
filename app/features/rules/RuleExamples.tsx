import type { RuleExample } from '../../../engine/docs.ts';
import { Button } from '../../components/Button.tsx';
import { exampleText } from './exampleCase.ts';
import styles from './RuleExamples.module.css';

interface RuleExamplesProps {
  readonly title: string;
  readonly examples: readonly RuleExample[];
  readonly onOpen: (example: RuleExample) => void;
}

/** Examples of one kind, each to be tried in the editor. */
export function RuleExamples({ title, examples, onOpen }: RuleExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <section className={styles.examples}>
      <h3>{title}</h3>
      {examples.map((example, index) => (
        // Examples are fixed: their place is their name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <figure key={index} className={styles.example}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>
            <code>{exampleText(example).trimEnd()}</code>
          </pre>
          <Button
            variant="quiet"
            className={styles.open ?? ''}
            aria-label={`Try it: ${title.toLowerCase()} example ${index + 1}`}
            onClick={() => onOpen(example)}
          >
            Try it
          </Button>
          {example.note !== undefined && <figcaption>{example.note}</figcaption>}
        </figure>
      ))}
    </section>
  );
}
