import type { PageDirective } from './pageDirective.ts';
import { isValuedDirective, readPageDirective, splitDirectives } from './pageDirective.ts';
import type { PageStatement } from './pageStatement.ts';

const headerName = /^\s*x-robots-tag\s*:/i;
const agentPrefix = /^([A-Za-z0-9_.*-]+)\s*:\s*/;

/** The crawler's name before a directive, as in 'googlebot: noindex'; null for none. */
function prefixOf(piece: string): { readonly agent: string; readonly length: number } | null {
  const match = agentPrefix.exec(piece);
  const agent = match?.[1]?.toLowerCase() ?? '';
  return match === null || isValuedDirective(agent) ? null : { agent, length: match[0].length };
}

function statementsOf(value: string): readonly PageStatement[] {
  const found: { agent: string | null; directives: PageDirective[] }[] = [];
  // The first name stands before the first piece, so that a date behind it keeps its commas.
  const lead = prefixOf(value.trimStart());
  const list = lead === null ? value : value.trimStart().slice(lead.length);
  if (lead !== null) found.push({ agent: lead.agent, directives: [] });
  for (const piece of splitDirectives(list)) {
    const prefix = prefixOf(piece);
    const last = found.at(-1);
    const directive = readPageDirective(prefix === null ? piece : piece.slice(prefix.length));
    if (prefix === null && last !== undefined) last.directives.push(directive);
    else found.push({ agent: prefix?.agent ?? null, directives: [directive] });
  }
  return found.map(({ agent, directives }) => ({
    place: 'header',
    agent: agent === '*' || agent === 'robots' ? null : agent,
    directives,
    span: null,
  }));
}

/**
 * The X-Robots-Tag headers of a response, one value for each header (with or without its name before it). A crawler's
 * name and a colon address what follows to that crawler, in the same header up to the next name.
 */
export function parseXRobotsTag(values: readonly string[]): readonly PageStatement[] {
  return values.flatMap((value) => statementsOf(value.replace(headerName, '')));
}
