import { extendedStandard } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const robotVersionValueDocs: RuleDocs = {
  id: 'robot-version-value',
  summary: 'A Robot-version that is not two numbers',
  why: "In the 1996 extended standard, Robot-version states the version a record follows: '1.0' or '2.0'. With any other value a reader can't tell how to match the paths below.",
  incorrect: [{ text: 'User-agent: *\nRobot-version: two\nDisallow: /a\n' }],
  correct: [{ text: 'User-agent: *\nRobot-version: 2.0\nDisallow: /a\n' }],
  sources: [extendedStandard],
};
