import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const encodingNotUtf8Docs: RuleDocs = {
  id: 'encoding-not-utf8',
  summary: 'Text that is not UTF-8',
  why: "A robots.txt is UTF-8. In another encoding 'é' is another octet, and the rule '/café' matches no URL of a site whose addresses are UTF-8, as practically all are. Google says that it ignores characters that are not UTF-8, and so may lose a whole rule.",
  incorrect: [
    { octets: 'VXNlci1hZ2VudDogKgpEaXNhbGxvdzogL2NhZukvCg==', note: "'/café/' in Windows-1252." },
    {
      octets: '77tVc2VyLWFnZW50OiAqCkRpc2FsbG93OiAvCg==',
      note: 'Two of the three octets of a byte order mark.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /café/\n' },
    { text: 'User-agent: *\nDisallow: /caf%C3%A9/\n' },
  ],
  sources: [rfc9309('2.3'), googleSpec],
};
