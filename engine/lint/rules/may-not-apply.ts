import type { RobotsStance } from '../../crawlers/crawler.ts';
import { indexGroups } from '../groupPolicies.ts';
import { defineRule } from '../lintRule.ts';
import { cataloguedLines } from '../nameFacts.ts';

type Message = 'person' | 'ignores' | 'reported';

const messageOf: Partial<Readonly<Record<RobotsStance, Message>>> = {
  'may-not-apply': 'person',
  ignores: 'ignores',
  'reported-ignores': 'reported',
};

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
      '{note} So these rules may not apply to {token}, which fetches pages because a person asks for them.',
    ignores:
      '{token} does not read these rules, as its operator says. {note} To keep it out, the server has to refuse it.',
    reported:
      'Others report that {token} does not obey these rules. {note} To be sure that it stays out, let the server refuse it.',
  },
  *check(context) {
    const index = indexGroups(context.reading('google'), context.groups);
    for (const { line, crawler } of cataloguedLines(context)) {
      const { token, stance, stanceNote } = crawler;
      const messageId = messageOf[stance];
      // Where nothing is disallowed, there is nothing to disobey.
      if (messageId === undefined || index.keyFor(line.agent.name) === '') continue;
      yield { messageId, data: { token, note: stanceNote }, span: line.span, crawlers: [token] };
    }
  },
});
