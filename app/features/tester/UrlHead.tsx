import { Fragment } from 'react';
import type { AnsweredRow } from '../../store/selectors/verdicts.ts';
import { shownUrl } from './shownUrl.ts';
import styles from './UrlHead.module.css';

interface UrlHeadProps {
  readonly row: AnsweredRow;
  /** Whether it stays on one line, cut in its middle where it is too long. */
  readonly isCut: boolean;
}

/** How much of the end is kept when a URL is cut, in characters. */
const endLength = 18;

/** A URL on one line: what is cut is its middle, because URLs of one folder differ at the end. */
function CutText({ text }: { readonly text: string }) {
  const characters = [...text];
  if (characters.length <= 2 * endLength) return text;
  return (
    <>
      <span className={styles.start}>{characters.slice(0, -endLength).join('')}</span>
      {characters.slice(-endLength).join('')}
    </>
  );
}

/** A URL that goes on in the next line after a sign that parts it, rather than in the middle of a word. */
function WrappedText({ text }: { readonly text: string }) {
  return text.split(/(?<=[/?&=._-])(?=[^/?&=._-])/).map((part, index) => {
    // A URL is drawn anew as a whole: its parts have no other name than their place.
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}

/** The head of a row: path and query of a URL of the site, a URL of another origin in full. */
export function UrlHead({ row, isCut }: UrlHeadProps) {
  const { url } = row.entry;
  const { text, isDoubtful } = shownUrl(row);
  return (
    <th
      scope="row"
      className={styles.url}
      aria-label={isDoubtful ? `${url}, read as a path` : url}
      title={isCut || text !== url ? url : undefined}
    >
      {isCut ? <CutText text={text} /> : <WrappedText text={text} />}
      {isDoubtful && <small className={styles.note}> read as a path</small>}
    </th>
  );
}
