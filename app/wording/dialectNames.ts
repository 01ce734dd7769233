import type { DialectId } from '../../engine/index.ts';
import { dialectOf, dialects } from '../../engine/index.ts';

/** A dialect's name for the head of a column or a tag. */
export function shortNameOf(id: DialectId): string {
  return dialectOf(id).shortName;
}

/** Who reads so, for the middle of a sentence. */
export const readerNames: { readonly [Id in DialectId]: string } = {
  google: 'Google',
  rfc9309: 'RFC 9309',
  res1994: 'the 1994 standard',
  res1996: 'the 1996 draft',
  'res1996-book': 'the 1996 draft (book version)',
  res2: 'the extended standard (2.0)',
  bing: 'Bing',
  yandex: 'Yandex',
  baidu: 'Baidu',
  slurp: 'Slurp',
};

/** Several dialects in a few words. */
export function dialectList(ids: readonly DialectId[]): string {
  if (ids.length === 0) return '';
  if (ids.length === dialects.length) return 'all dialects';
  if (ids.length > dialects.length / 2 + 1) {
    const others = dialects.filter(({ id }) => !ids.includes(id));
    return `all but ${others.map(({ shortName }) => shortName).join(', ')}`;
  }
  return ids.map(shortNameOf).join(', ');
}
