import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const mixedLineEndingsDocs: RuleDocs = {
  id: 'mixed-line-endings',
  summary: 'Line ends of several kinds in one file',
  why: 'LF, CR LF and CR each end a line, and a file should keep to one of them: a mix usually means that two programs or two files were put together. The worst mix is CR CR LF, made by converting line ends twice: every second line is then blank, and a blank line ends a group for classic parsers and for Yandex.',
  incorrect: [
    { text: 'User-agent: *\r\nDisallow: /a\n' },
    { text: 'User-agent: *\r\r\nDisallow: /a\r\r\n', note: 'Converted twice.' },
  ],
  correct: [{ text: 'User-agent: *\r\nDisallow: /a\r\n' }, { text: 'User-agent: *\nDisallow: /a\n' }],
  sources: [rfc9309('2.2'), standard1994],
};
