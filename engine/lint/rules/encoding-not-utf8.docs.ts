import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const encodingNotUtf8Docs: RuleDocs = {
  id: 'encoding-not-utf8',
  summary: 'Text that is not UTF-8',
  why: "A robots.txt is UTF-8. In another encoding 'é' is a different byte, so the rule '/café' matches no UTF-8 URL, and practically all URLs are UTF-8. Google says it ignores characters that are not UTF-8, which may invalidate a whole rule.",
  incorrect: [
    { octets: 'VXNlci1hZ2VudDogKgpEaXNhbGxvdzogL2NhZukvCg==', note: "'/café/' in Windows-1252." },
    {
      octets: '77tVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvCg==',
      note: 'Two of the three bytes of a byte order mark.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /café/\n' },
    { text: 'User-agent: *\nDisallow: /caf%C3%A9/\n' },
  ],
  sources: [rfc9309('2.3'), googleSpec],
};
