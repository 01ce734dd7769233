import { Check, CircleSlash2, Copy, X } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { MatrixView, Standing } from '../../store/selectors/botMatrix.ts';
import { selectSiteOrigin } from '../../store/selectors/urlRows.ts';
import { botSummary, limitsOfRobots, scopeOf, summaryText } from '../../wording/botSummary.ts';
import styles from './MatrixSummary.module.css';

const icons: { readonly [Kind in Standing]: typeof Check } = { in: Check, out: X, partly: CircleSlash2 };

interface MatrixSummaryProps {
  readonly view: MatrixView;
}

/** The answer in words: which kinds of crawlers are in and which out, and who is not bound by it. */
export function MatrixSummary({ view }: MatrixSummaryProps) {
  const { copyText, notifier } = useServices();
  const revealLine = useAppStore((state) => state.revealLine);
  const origin = useAppStore((state) => selectSiteOrigin(state.case).origin);
  const { axis, columns, sets, isGroupless } = view;
  const labels = columns.map(({ label }) => label);
  const summary = botSummary(sets, labels);
  const limits = limitsOfRobots(sets);
  const scope = scopeOf(axis, columns.length, origin);
  if (summary.length === 0) return <div />;
  const copy = async () => {
    const isCopied = await copyText(summaryText(summary, limits, scope));
    notifier.notify(
      isCopied
        ? { tone: 'info', title: 'Summary copied' }
        : { tone: 'error', title: 'The browser blocked copying the summary' },
    );
  };
  return (
    <section className={styles.summary} aria-label="Summary">
      <ul className={styles.sentences} aria-live="polite">
        {summary.map(({ set, standing, sentence }) => {
          const Icon = icons[standing];
          return (
            <li key={set} className={styles[standing]}>
              <Icon aria-hidden="true" strokeWidth={2.75} />
              <span>
                <SentenceText sentence={sentence} onLine={revealLine} />
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <p>
          {isGroupless && 'The robots.txt has no groups yet, so everything is allowed. '}
          {scope} {limits}
        </p>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
    </section>
  );
}
