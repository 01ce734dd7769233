import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const directiveTypoDocs: RuleDocs = {
  id: 'directive-typo',
  summary: 'Misspelt directives',
  why: "A crawler skips a line whose name it doesn't know. Google forgives a handful of spellings, these are not among them: the path behind a misspelt Disallow is open, and a misspelt User-agent hands its rules to the group above.",
  incorrect: [
    { text: 'User-agent: *\nDesallow: /p\nDis-allow: /q\nAlow: /r\n' },
    { text: 'User_agent: *\nDisallow: /\n' },
    { text: 'xUser-agent: *\nDisallow: /p\n', note: 'A letter too many at the start.' },
    { text: 'User-agent: *\nDisallow:\nSitemp: https://example.com/sitemap.xml\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /p\n' },
    { text: 'User-agent: *\nDisalow: /p\n', note: 'Google forgives this one: a warning of another rule.' },
    {
      text: 'User-agent: *\nDisallow:\nFollow: /x\nLicense: https://example.com/l\n',
      note: 'Not near any name.',
    },
  ],
  sources: [rfc9309('2.2'), googleParser],
};
