import { extendedStandard } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const visitTimeValueDocs: RuleDocs = {
  id: 'visit-time-value',
  summary: 'A Visit-time that is not two times of day',
  why: 'Visit-time asks a crawler to visit only at certain hours. The few that support it expect two times in UTC, four digits each, separated by a hyphen, and ignore anything else.',
  incorrect: [
    { text: 'User-agent: *\nVisit-time: 6am-8am\nDisallow: /a\n' },
    { text: 'User-agent: *\nVisit-time: 0600-2460\nDisallow: /a\n' },
  ],
  correct: [
    { text: 'User-agent: *\nVisit-time: 0600-0845\nDisallow: /a\n' },
    { text: 'User-agent: *\nVisit-time: 2200 - 0400\nDisallow: /a\n', note: 'Past midnight.' },
  ],
  sources: [extendedStandard],
};
