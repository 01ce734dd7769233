import type { EffectiveRule } from '../store/selectors/effectiveRules.ts';

/** What must be said beside a rule that binds a bot; '' for an ordinary one. */
export function ruleNote({ specificity, allow, isFolder, origin, pattern }: EffectiveRule): string {
  const notes = [
    specificity === 0 ? (allow ? 'allows everything' : 'no value, so no effect') : '',
    specificity > 0 && !/^[/*]/.test(pattern) ? 'matches nothing: a path starts with “/”' : '',
    isFolder ? `also tried as ${pattern}` : '',
    origin === null ? '' : `only for ${origin}`,
  ];
  return notes.filter((note) => note !== '').join('; ');
}
