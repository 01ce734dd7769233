import { PanelHeader } from '../../components/PanelHeader.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { readPage } from '../../store/selectors/page.ts';
import { placeNames } from '../../wording/pageWords.ts';
import { DirectiveText } from './DirectiveText.tsx';
import styles from './PageDirectives.module.css';

/** What the page says, statement by statement. */
export function PageDirectives() {
  const { statements } = useAppStore((state) => readPage(state.pageText));
  if (statements.length === 0) return null;
  return (
    <section aria-label="Rules on the page">
      <PanelHeader title="Rules on the page" />
      <ul className={styles.statements}>
        {statements.map(({ place, agent, directives, span }, index) => (
          // Statements are read anew as a whole: their order is the only name of a header's.
          <li key={`${place} ${span?.from ?? index}`} className={styles.statement}>
            <span className={styles.place}>
              {placeNames[place]}
              {place === 'body' && <span className={styles.flaw}>wrong place: ignored here</span>}
            </span>
            <span className={styles.agent}>{agent === null ? 'for all crawlers' : `for ${agent}`}</span>
            <ul className={styles.directives}>
              {directives.map((directive, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a directive may be said twice
                <DirectiveText key={`${directive.text} ${at}`} directive={directive} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
