import type { Crawler } from '../../crawlers/crawler.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

type Message = 'person' | 'exceptions' | 'ignores' | 'reported';

function messageFor({ stance, purpose }: Crawler): Message | null {
  if (stance === 'ignores') return 'ignores';
  if (stance === 'reported-ignores') return 'reported';
  if (stance !== 'may-not-apply') return null;
  return purpose === 'user-triggered' ? 'person' : 'exceptions';
}

/** Rules for a crawler that need not obey them. */
export const mayNotApply = defineRule({
  id: 'may-not-apply',
  category: 'policy',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    person:
      '{token} fetches a page because a person asked for it, and its operator says robots.txt may not apply then. To keep it out, block it on the server.',
    exceptions:
      '{token} does not obey robots.txt in every case: it makes exceptions, or its users can turn that off. To keep it out, block it on the server.',
    ignores:
      '{token} is known not to obey robots.txt, so these rules do not keep it out. To keep it out, block it on the server.',
    reported:
      '{token} is reported not to obey robots.txt, so these rules may not keep it out. To keep it out, block it on the server.',
  },
  *check(context) {
    const index = indexGroups(context.reading('google'), context.groups);
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token } = crawler;
      const messageId = messageFor(crawler);
      // Where nothing is disallowed, there is nothing to disobey.
      if (messageId === null || index.keyFor(line.agent.name) === '') continue;
      yield { messageId, data: { token }, span: line.span, crawlers: [token] };
    }
  },
});
