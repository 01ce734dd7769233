import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const directiveTypoDocs: RuleDocs = {
  id: 'directive-typo',
  summary: 'Misspelt directives',
  why: 'Crawlers ignore a line with an unknown name. Google accepts a few misspellings, but not these: a misspelt Disallow leaves its path allowed, and a misspelt User-agent adds its rules to the group above.',
  incorrect: [
    { text: 'User-agent: *\nDesallow: /p\nDis-allow: /q\nAlow: /r\n' },
    { text: 'User_agent: *\nDisallow: /\n' },
    { text: 'xUser-agent: *\nDisallow: /p\n', note: 'An extra letter at the start.' },
    { text: 'User-agent: *\nDisallow:\nSitemp: https://example.com/sitemap.xml\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /p\n' },
    { text: 'User-agent: *\nDisalow: /p\n', note: 'Google accepts this one; reported by another rule.' },
    {
      text: 'User-agent: *\nDisallow:\nFollow: /x\nLicense: https://example.com/l\n',
      note: 'Not near any name.',
    },
  ],
  sources: [rfc9309('2.2'), googleParser],
};
