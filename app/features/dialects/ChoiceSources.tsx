import type { DialectId } from '../../../engine/index.ts';
import { dialectOf } from '../../../engine/index.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import { certaintyTags } from '../../wording/stances.ts';
import styles from './ChoiceSources.module.css';

/** What is known of the choices that make a dialect part, each source once. */
function evidenceOf(id: DialectId, { cause, further }: Parting) {
  const { evidence } = dialectOf(id);
  const choices = [cause, ...further].flatMap((one) => one.choices);
  const all = choices.map(({ choice }) => evidence[choice]);
  return [...new Map(all.map((one) => [one.source, one])).values()];
}

/** Where it is written that two dialects read so, and how sure that is. */
export function ChoiceSources({ parting }: { readonly parting: Parting }) {
  return (
    <dl className={styles.sources}>
      {[parting.a.dialect, parting.b.dialect].map((id) => (
        <div key={id}>
          <dt>{shortNameOf(id)}</dt>
          <dd>
            {evidenceOf(id, parting).map(({ source, certainty, note }) => (
              <span key={source} className={styles.evidence}>
                <span className={styles.tag}>{certaintyTags[certainty]}</span> {source}
                {note !== undefined && `: ${note}`}
              </span>
            ))}
            {dialectOf(id).sources.map(({ title, url }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
