import type { NamelessCase } from '../../../engine/index.ts';
import type { SharedNames } from '../../store/selectors/nameless.ts';
import { counted } from '../../wording/counted.ts';
import styles from './HiddenNames.module.css';

interface HiddenNamesProps {
  readonly nameless: NamelessCase;
  readonly wished: SharedNames;
}

/** How many names are listed: enough to see what is done, and no more than a page can draw. */
const listedAtMost = 500;

/** What stands in for what, and that the verdicts stayed. */
export function HiddenNames({ nameless, wished }: HiddenNamesProps) {
  const { hidden, compared, changed, words } = nameless;
  const more = hidden.length - listedAtMost;
  return (
    <div className={styles.hidden}>
      <p role="status" className={changed.length === 0 ? styles.same : styles.changed}>
        {changed.length === 0
          ? `All ${counted(compared, 'answer')} stayed the same, verdict and line, in every dialect compared.`
          : `${counted(changed.length, 'answer')} of ${compared.toLocaleString('en')} would change, because the names affect the verdicts here.`}
      </p>
      {wished === 'no-hosts-or-words' && words === 'not' && (
        <p className={styles.changed}>Path words are kept, because replacing them would change a verdict.</p>
      )}
      {hidden.length === 0 ? (
        <p>There are no names to hide.</p>
      ) : (
        <section
          className={styles.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label="Names and their replacements"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Yours</th>
                <th scope="col">In the link</th>
              </tr>
            </thead>
            <tbody>
              {hidden.slice(0, listedAtMost).map(({ from, to }) => (
                <tr key={from}>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>and {counted(more, 'other')}</p>}
        </section>
      )}
    </div>
  );
}
