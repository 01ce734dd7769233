import type { AnswerTo, SimplifyQuestion } from '../services/proofs/protocol.ts';
import type { Proposal } from '../store/problemSlice.ts';
import { crawlerName } from './changeWords.ts';
import { readerNames } from './dialectNames.ts';
import { counted } from './proofs.ts';

type Simplified = AnswerTo<SimplifyQuestion>;

/** The bot as a choice. */
export const botName = crawlerName;

function ruleCounts({ simplification: { rules } }: Simplified) {
  const kept = rules.filter(({ kind }) => kind !== 'removed').length;
  return { kept, all: rules.length };
}

/** What came of the search, in a sentence. */
export function simplifyVerdict(answer: Simplified, bot: string): string {
  const { simplification } = answer;
  const { kept, all } = ruleCounts(answer);
  const open = simplification.extent === 'all' ? '' : ' The search stopped before it had checked every rule.';
  if (all === 0) return `There are no rules for ${botName(bot)}.`;
  if (simplification.edits.length === 0)
    return `The ${counted(all, 'rule')} for ${botName(bot)} can’t be simplified.${open}`;
  return `${counted(kept, 'rule')} instead of ${all.toLocaleString('en')}, proven the same for ${botName(bot)} and every URL.${open}`;
}

/** What the change means for others than the bot. */
function consequencesOf({ others }: Simplified): readonly string[] {
  if (others === null || others.kind === 'equal') return [];
  if (others.kind === 'undecided')
    return [
      `Not proven for other crawlers: no difference found in ${counted(others.states, 'state')} searched.`,
    ];
  const { asker, witness, a, b } = others;
  const was = a.allowed ? 'allowed' : 'blocked';
  return [
    `As read by ${readerNames[asker.dialect]}, ${witness} is now ${was} for ${crawlerName(asker.agent)} and would be ${b.allowed ? 'allowed' : 'blocked'}.`,
  ];
}

/** The simpler rules as a change that waits for a yes. */
export function simplifyProposal(answer: Simplified, bot: string, before: string, after: string): Proposal {
  const { kept, all } = ruleCounts(answer);
  const isSame = answer.others?.kind === 'equal';
  return {
    title: `${counted(kept, 'rule')} instead of ${all.toLocaleString('en')} for ${botName(bot)}`,
    before,
    after,
    consequences: consequencesOf(answer),
    remark: isSame
      ? 'Proven: no verdict changes, for any crawler in any dialect.'
      : `Proven for ${botName(bot)}: no verdict changes.`,
    done: 'Rules simplified',
  };
}
