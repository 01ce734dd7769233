import type { IgnoredLineReason, LossReason, Reason, TargetChangeKind } from '../../engine/index.ts';

/** Why there is no deciding line, for the place where it would stand. */
export const noLineReasons: { readonly [Why in Reason]: string } = {
  rule: '',
  'empty-rule': 'no effective rule',
  'no-match': 'no rule matches',
  'no-group': 'no group applies',
  'robots-txt': '/robots.txt is always allowed',
  'ignores-star': 'does not obey *',
  'ignores-robots-txt': 'does not obey robots.txt',
  'file-too-large': 'file too large, so ignored',
};

/** Why a matching rule lost, after its pattern. */
export const lossReasons: { readonly [Why in LossReason]: string } = {
  shorter: 'shorter',
  'no-effect': 'has no value, so no effect',
  'tie-allow-wins': 'same length, but Allow wins ties',
  'tie-disallow-wins': 'same length, but Disallow wins ties',
  'tie-earlier-line': 'repeats an earlier line',
  'later-line': 'comes later; the first match decides',
  'wildcard-against-exact': 'has a wildcard; an exact match comes first',
  'robots-txt-exempt': '/robots.txt is exempt',
};

/** Why a line that looks like a rule counts for nothing. */
export const ignoredReasons: { readonly [Why in IgnoredLineReason]: string } = {
  'empty-value': 'ignored: it has no value',
  'value-without-slash': 'ignored: the path does not start with “/”',
  'value-is-url': 'ignored: it is a full URL, not a path',
  'other-origin': 'ignored: it is for another site',
  'allow-unknown': 'ignored: this dialect does not support Allow',
  'no-group': 'ignored: no User-agent line precedes it',
};

/** What was done to a URL before it was compared. */
export const targetChanges: { readonly [Kind in TargetChangeKind]: string } = {
  'origin-dropped': 'scheme and host removed',
  'fragment-dropped': 'fragment removed',
  'slash-added': 'leading / added',
  'escape-upper-cased': 'escapes changed to upper case',
  'escape-decoded': 'unnecessary escapes decoded',
  'non-ascii-escaped': 'non-ASCII characters escaped',
  'star-escaped': '* written as %2A',
  'dollar-escaped': '$ written as %24',
  'percent-escaped': '% written as %25',
};
