import { baidu } from './baidu.ts';
import { bing } from './bing.ts';
import type { Dialect } from './dialect.ts';
import type { DialectId } from './dialectId.ts';
import { google } from './google.ts';
import { res2 } from './res2.ts';
import { res1994 } from './res1994.ts';
import { res1996 } from './res1996.ts';
import { res1996Book } from './res1996Book.ts';
import { rfc9309 } from './rfc9309.ts';
import { slurp } from './slurp.ts';
import { yandex } from './yandex.ts';

/** Every dialect, the ones people ask for first at the front. */
export const dialects: readonly Dialect[] = [
  google,
  rfc9309,
  res1994,
  res1996,
  res1996Book,
  res2,
  bing,
  yandex,
  baidu,
  slurp,
];

const byId: { readonly [Id in DialectId]: Dialect } = {
  google,
  rfc9309,
  res1994,
  res1996,
  'res1996-book': res1996Book,
  res2,
  bing,
  yandex,
  baidu,
  slurp,
};

/** The dialect of an id. */
export function dialectOf(id: DialectId): Dialect {
  return byId[id];
}
