import { Fragment } from 'react';
import styles from './InvisibleText.module.css';

/** Characters that change files without being seen, with what is drawn in their place. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['\ufeff', 'BOM'],
  ['\t', '→'],
  ['\u00a0', 'NBSP'],
  ['\u200b', 'ZWSP'],
  ['\0', 'NUL'],
]);

/** Blanks at either end, where nobody sees them, and characters that have no shape. */
const unseen = /^ +| +$|[\ufeff\t\u00a0\u200b\0]/g;

/** A line of text in which what is otherwise not seen has a sign. */
export function InvisibleText({ text }: { readonly text: string }) {
  const pieces: { readonly text: string; readonly isSign: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(unseen)) {
    pieces.push({ text: text.slice(at, match.index), isSign: false });
    pieces.push({ text: symbols.get(match[0]) ?? '·'.repeat(match[0].length), isSign: true });
    at = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(at), isSign: false });
  return pieces.map((piece, index) => {
    // Pieces have no other name than their place in the line.
    const key = `${index}`;
    return piece.isSign ? (
      <span key={key} className={styles.sign}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
