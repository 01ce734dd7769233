import type { DialectId } from '../dialects/dialectId.ts';
import type { UnboundReason } from '../policy/policy.ts';
import type { GroupSelection } from '../policy/selectGroups.ts';

/**
 * Why a verdict is as it is.
 * - 'rule': a rule with a value decided.
 * - 'empty-rule': only a rule without a value matched; it has no effect for Google, allows everything for classic readers.
 * - 'no-match': a group applies, none of its rules matches.
 * - 'no-group': no group names the crawler and there is no default.
 * - 'robots-txt': the dialect always allows /robots.txt.
 * - 'ignores-star': the crawler does not obey the default group, and none names it (crawler layer).
 * - 'ignores-robots-txt': the crawler's operator says that it does not obey robots.txt at all (crawler layer).
 * - 'file-too-large': the crawler ignores a file of this size (crawler layer).
 */
export type Reason = 'rule' | 'empty-rule' | 'no-match' | 'no-group' | 'robots-txt' | UnboundReason;

/** The answer to one question: may this crawler fetch this URL? */
export interface Verdict {
  readonly allowed: boolean;
  /** 1-based line of the deciding rule, 0 if none; of several equal winners the first. */
  readonly line: number;
  readonly reason: Reason;
  readonly dialect: DialectId;
  /** 1-based line of the User-agent line by which a group applies, 0 if none does. */
  readonly agentLine: number;
  /** Whether a group names the crawler, the default applies, or neither. */
  readonly selection: GroupSelection['kind'];
}
