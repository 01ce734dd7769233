import { extendedStandard } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const robotVersionValueDocs: RuleDocs = {
  id: 'robot-version-value',
  summary: 'A Robot-version that is not two numbers',
  why: "In the extended standard of 1996, Robot-version says by which version a record is written: '1.0' or '2.0'. With anything else a reader can't tell how the paths below are meant.",
  incorrect: [{ text: 'User-agent: *\nRobot-version: two\nDisallow: /a\n' }],
  correct: [{ text: 'User-agent: *\nRobot-version: 2.0\nDisallow: /a\n' }],
  sources: [extendedStandard],
};
