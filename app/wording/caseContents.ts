import type { Case, CaseFile } from '../../engine/index.ts';
import { parseUrlList } from '../../engine/index.ts';
import { memoizeLast } from '../store/memoize.ts';
import { counted } from './counted.ts';

/** What a case holds, part by part: '4 URLs', 'a note'. */
export const caseContents = memoizeLast((theCase: Case): readonly string[] => {
  const { title, note, robots, baseline, urlList, bots, fetch, mutedRules, time } = theCase;
  const urls = parseUrlList(urlList);
  const expecting = urls.filter(({ expectations }) => expectations.length > 0).length;
  const hasRobots = robots.kind === 'octets' ? robots.octets.length > 0 : robots.text !== '';
  return [
    ...(hasRobots ? ['the robots.txt'] : []),
    ...(urls.length > 0 ? [counted(urls.length, 'URL')] : []),
    ...(expecting > 0 ? [`${counted(expecting, 'line')} with expectations`] : []),
    counted(bots.length, 'bot'),
    ...(baseline === null ? [] : ['the baseline']),
    ...(fetch === null ? [] : ['the fetch result']),
    ...(mutedRules.length > 0 ? [counted(mutedRules.length, 'muted rule')] : []),
    ...(time === null ? [] : ['the time']),
    ...(title === '' ? [] : ['a title']),
    ...(note === '' ? [] : ['a note']),
  ];
});

/** A part of a case file, in words. */
export const casePartNames: { readonly [Part in keyof CaseFile]-?: string } = {
  format: 'the format',
  version: 'the version',
  title: 'the title',
  note: 'the note',
  robots: 'the exact robots.txt',
  baseline: 'the baseline',
  origin: 'the site',
  urls: 'the exact URL list',
  bots: 'the bots',
  reading: 'the reader',
  dialects: 'the compared dialects',
  fetch: 'the fetch result',
  mutedRules: 'the muted rules',
  time: 'the time',
};
