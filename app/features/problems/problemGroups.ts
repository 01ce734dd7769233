import type { Finding } from '../../../engine/index.ts';
import type { ProblemGrouping } from '../../store/problemSlice.ts';

/** Findings under a heading. */
export interface ProblemGroup {
  readonly key: string;
  /** Null where findings stand without a heading. */
  readonly heading:
    | null
    | { readonly kind: 'line'; readonly line: number }
    | { readonly kind: 'rule'; readonly id: string };
  readonly findings: readonly Finding[];
}

/** Puts findings together, in their order; those of one rule where the first of them stands. */
export function problemGroups(
  findings: readonly Finding[],
  grouping: ProblemGrouping,
): readonly ProblemGroup[] {
  if (grouping === 'weight') return [{ key: 'all', heading: null, findings }];
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = grouping === 'line' ? String(finding.line) : finding.id;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [finding]);
    else known.push(finding);
  }
  return [...groups].map(([key, found]) => ({
    key,
    heading: grouping === 'line' ? { kind: 'line', line: Number(key) } : { kind: 'rule', id: key },
    findings: found,
  }));
}
