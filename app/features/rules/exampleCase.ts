import type { RuleExample } from '../../../engine/docs.ts';
import type { Case, LintExpectation, RobotsContent } from '../../../engine/index.ts';
import { emptyCase, printUrlLine, sourceFromOctets } from '../../../engine/index.ts';

function contentOf(example: RuleExample): RobotsContent {
  if ('text' in example) return { kind: 'text', text: example.text };
  const octets = Uint8Array.from(atob(example.octets), (unit) => unit.charCodeAt(0));
  return { kind: 'octets', octets };
}

/** The file of an example as text; of octets that are no text, what can be read. */
export function exampleText(example: RuleExample): string {
  const content = contentOf(example);
  return content.kind === 'text' ? content.text : sourceFromOctets(content.octets).text;
}

function urlLineOf({ url, agents, allowed }: LintExpectation): string {
  return printUrlLine({
    url,
    only: [],
    expectations: [{ expected: allowed ? 'allow' : 'disallow', bots: agents }],
  });
}

/** An example of a rule as a case: its file, and what else the linter is told with it. */
export function exampleCase(id: string, example: RuleExample): Case {
  const { origin = '', urls = [], expectations = [], fetch = null } = example.context ?? {};
  const bots = [...new Set(expectations.flatMap(({ agents }) => agents))];
  return {
    ...emptyCase,
    title: `Example: ${id}`,
    robots: contentOf(example),
    origin,
    urlList: [...urls, ...expectations.map(urlLineOf)].join('\n'),
    fetch,
    ...(bots.length === 0 ? {} : { bots }),
  };
}
