import type { countFindings } from '../../store/selectors/findings.ts';

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

/** The counts of findings in words: '2 errors · 1 note'. */
export function summaryOf({ errors, warnings, notes }: ReturnType<typeof countFindings>): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join(' · ');
}
