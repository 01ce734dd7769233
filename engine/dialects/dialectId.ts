/** The readings of robots.txt that the engine knows. */
export type DialectId =
  | 'google'
  | 'rfc9309'
  | 'res1994'
  | 'res1996'
  | 'res1996-book'
  | 'res2'
  | 'bing'
  | 'yandex'
  | 'baidu'
  | 'slurp';
