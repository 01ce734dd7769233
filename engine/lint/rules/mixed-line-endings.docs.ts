import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const mixedLineEndingsDocs: RuleDocs = {
  id: 'mixed-line-endings',
  summary: 'Mixed line endings',
  why: 'LF, CR LF and CR each end a line, and a file should use only one of them. A mix usually means that two programs edited the file or two files were joined. The worst is CR CR LF, from converting line endings twice: every second line is then blank, and a blank line ends a group for classic parsers and Yandex.',
  incorrect: [
    { text: 'User-agent: *\r\nDisallow: /a\n' },
    { text: 'User-agent: *\r\r\nDisallow: /a\r\r\n', note: 'Converted twice.' },
  ],
  correct: [{ text: 'User-agent: *\r\nDisallow: /a\r\n' }, { text: 'User-agent: *\nDisallow: /a\n' }],
  sources: [rfc9309('2.2'), standard1994],
};
