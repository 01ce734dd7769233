import { googleSpec, rfc9309, yandexErrors } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const fileTooLargeDocs: RuleDocs = {
  id: 'file-too-large',
  summary: 'A file of more than 500 KiB',
  why: 'Google reads 500 KiB of a robots.txt and ignores what follows, so rules near the end do nothing. Yandex goes further and treats the whole file as if it allowed everything. RFC 9309 requires crawlers to read only 500 KiB. Replace long lists with folders and wildcards to make the file much smaller.',
  incorrect: [
    {
      text: `User-agent: *\n${`Disallow: /${'a'.repeat(990)}\n`.repeat(520)}`,
      note: '520 rules of 1,000 characters each.',
    },
  ],
  correct: [{ text: 'User-agent: *\nDisallow: /a\n' }],
  sources: [googleSpec, rfc9309('2.5'), yandexErrors],
};
