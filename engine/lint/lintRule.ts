import type { DialectId } from '../dialects/dialectId.ts';
import type { MessageData, Severity, TextEdit, TextSpan } from './finding.ts';
import type { LintContext } from './lintContext.ts';
import type { LintOptions } from './lintOptions.ts';

/** What a lint rule is about; never used for sorting by weight. */
export type RuleCategory =
  | 'syntax'
  | 'grouping'
  | 'pattern'
  | 'directive'
  | 'encoding'
  | 'portability'
  | 'policy'
  | 'transport';

/** Another place, as a rule reports it. */
export interface RuleFindingPlace<MessageId extends string = string> {
  readonly span: TextSpan;
  readonly messageId: MessageId;
  readonly data?: MessageData;
}

/** A fix as a rule proposes it; whether it is safe in this file is decided by proof, not by the rule. */
export interface ProposedFix {
  readonly label: string;
  readonly edits: readonly TextEdit[];
  /** What it changes where it is not safe, in a sentence. */
  readonly changes?: string;
}

/** A finding as a rule reports it: the line, the rendered message and the defaults come from the runner. */
export interface RuleFinding<MessageId extends string = string> {
  readonly messageId: MessageId;
  readonly data?: MessageData;
  readonly span: TextSpan;
  /** Where it differs from the rule's own. */
  readonly severity?: Severity;
  /** Where they differ from the rule's own. */
  readonly dialects?: readonly DialectId[];
  /** Product tokens of the crawlers that this finding speaks of. */
  readonly crawlers?: readonly string[];
  readonly related?: readonly RuleFindingPlace<MessageId>[];
  readonly fix?: ProposedFix;
  /** The mistake that this only follows from. Where one of the rules reports it, its finding takes this one's places. */
  readonly consequenceOf?: { readonly line: number; readonly rules: readonly string[] };
}

/** One lint rule. It holds no state outside `check`. */
export interface LintRule<MessageId extends string = string> {
  /** kebab-case; the file's name and the docs' anchor. */
  readonly id: string;
  readonly category: RuleCategory;
  /** Unless a finding says otherwise. */
  readonly severity: Severity;
  readonly dialects: 'all' | readonly DialectId[];
  /** Product tokens, where the rule is about certain crawlers only. */
  readonly crawlers?: readonly string[];
  /** Whether there is a fix, and whether it is harmless by its nature or may change a verdict. */
  readonly fix: 'none' | 'safe' | 'changes-meaning';
  /**
   * Rules whose findings this one's hide on the same line, so that one mistake gives one message; 'all' hides every
   * other finding of the file.
   */
  readonly supersedes: readonly string[] | 'all';
  /**
   * Said once a file, at the first place, the others becoming related places: 'file' for all messages, or for some;
   * 'data' for findings that also say the same of the same thing.
   */
  readonly once?: 'file' | 'data' | readonly NoInfer<MessageId>[];
  /** What it looks at: the file (default), or the fetch, of which there is something to say also where no file came. */
  readonly subject?: 'fetch';
  /** Each ends with a full stop; {placeholders} are filled from the finding's data. */
  readonly messages: { readonly [Id in MessageId]: string };
  readonly check: (context: LintContext) => Iterable<RuleFinding<NoInfer<MessageId>>>;
}

/** Types a rule by its messages: `check` can report only messages that exist. */
export function defineRule<const MessageId extends string>(rule: LintRule<MessageId>): LintRule<MessageId> {
  return rule;
}

/** A file that shows a rule at work: `text`, or `octets` in base64 where the file is not UTF-8 text. */
export type RuleExample = {
  readonly note?: string;
  /** What the linter is told beside the file. */
  readonly context?: LintOptions;
} & ({ readonly text: string } | { readonly octets: string });

/** The long words about a rule, loaded when asked for. Its examples run as tests. */
export interface RuleDocs {
  readonly id: string;
  /** The name of the mistake or of the fact, as a title: 'Several paths on one line'. No advice, and no full stop. */
  readonly summary: string;
  /** Why it matters, in words that a webmaster understands. */
  readonly why: string;
  /** Each yields at least one finding of the rule. */
  readonly incorrect: readonly RuleExample[];
  /** None yields a finding of the rule. */
  readonly correct: readonly RuleExample[];
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}
