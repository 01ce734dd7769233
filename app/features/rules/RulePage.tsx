import { SeverityMark } from '../../components/SeverityMark.tsx';
import { SheetPopup } from '../../components/SheetPopup.tsx';
import { narrowScreen, useMediaQuery } from '../../components/useMediaQuery.ts';
import { lintRules } from '../../services/linting.ts';
import { ruleDocs } from '../../services/ruleDocs.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { RuleExamples } from './RuleExamples.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import styles from './RulePage.module.css';
import { RulePlaces } from './RulePlaces.tsx';
import { useOpenExample } from './useOpenExample.tsx';

/** What a lint rule looks for and why: with examples to try, whom it concerns, and what says so. */
export function RulePage({ id }: { readonly id: string }) {
  const explainRule = useAppStore((state) => state.explainRule);
  const isNarrow = useMediaQuery(narrowScreen);
  // There the sheet covers what it leads to.
  const leave = () => isNarrow && explainRule(null);
  const { open, question } = useOpenExample(id, leave);
  const rule = lintRules.find((one) => one.id === id);
  const docs = ruleDocs.find((one) => one.id === id);
  if (rule === undefined || docs === undefined) return null;
  return (
    <SheetPopup
      title={
        <span className={styles.title}>
          <SeverityMark kind={rule.severity} />
          {id}
        </span>
      }
      onClose={() => explainRule(null)}
    >
      <div className={styles.page}>
        <p className={styles.summary}>{docs.summary}.</p>
        <p>{docs.why}</p>
        <RulePlaces id={id} onLeave={leave} />
        <RuleExamples title="Reported" examples={docs.incorrect} onOpen={open} />
        <RuleExamples title="Not reported" examples={docs.correct} onOpen={open} />
        <RuleFacts rule={rule} />
        {docs.sources.length > 0 && (
          <section>
            <h3>Sources</h3>
            <ul className={styles.sources}>
              {docs.sources.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {question}
    </SheetPopup>
  );
}
