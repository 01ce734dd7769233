import type { KeyboardEvent, RefObject } from 'react';
import type { Finding } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';

interface ProblemKeys {
  readonly list: RefObject<HTMLElement | null>;
  /** Index of the finding that has the focus. */
  readonly active: number;
  readonly findings: readonly Finding[];
  readonly onMove: (index: number) => void;
}

/** Where a key leads in a list of `length`. */
function nextIndex(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

/** The keys of the list of problems: arrows, Home and End go through it, F fixes, E explains, M mutes the rule. */
export function useProblemKeys({ list, active, findings, onMove }: ProblemKeys) {
  const editRobots = useAppStore((state) => state.editRobots);
  const revealLine = useAppStore((state) => state.revealLine);
  const explainRule = useAppStore((state) => state.explainRule);
  const muteRule = useAppStore((state) => state.muteRule);
  const focus = (index: number) => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-problem] [data-role="place"]');
    rows?.[index]?.focus();
  };
  const act = (key: string, { id, line, fix }: Finding): boolean => {
    switch (key.toLowerCase()) {
      case 'f':
        if (fix === undefined) return false;
        editRobots(fix.edits);
        revealLine(line, { focus: true });
        return true;
      case 'e':
        explainRule(id);
        return true;
      case 'm':
        muteRule(id);
        return true;
      default:
        return false;
    }
  };
  return (event: KeyboardEvent) => {
    const finding = findings[active];
    if (finding === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextIndex(event.key, active, findings.length);
    if (next !== null) {
      onMove(next);
      focus(next);
    } else if (!act(event.key, finding)) return;
    event.preventDefault();
    // What had the focus may be gone: the one that moved up takes it.
    if (next === null) requestAnimationFrame(() => document.activeElement === document.body && focus(active));
  };
}
