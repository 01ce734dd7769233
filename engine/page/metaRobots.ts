import { familyNames, findCrawler } from '../crawlers/crawlers.ts';
import type { StartTag } from './htmlTags.ts';
import { readStartTags } from './htmlTags.ts';
import { readPageDirective, splitDirectives } from './pageDirective.ts';
import type { PageStatement } from './pageStatement.ts';

const families: ReadonlySet<string> = new Set(familyNames.map((name) => name.toLowerCase()));

/** Whom a meta tag's name addresses: null for all crawlers, undefined where it is about something else. */
function agentOf(name: string): string | null | undefined {
  if (name === 'robots') return null;
  return families.has(name) || findCrawler(name) !== undefined ? name : undefined;
}

function statementOf(tag: StartTag): PageStatement | null {
  if (tag.name !== 'meta') return null;
  const agent = agentOf((tag.attributes.get('name') ?? '').trim().toLowerCase());
  const content = tag.attributes.get('content');
  if (agent === undefined || content === undefined) return null;
  return {
    place: tag.place,
    agent,
    directives: splitDirectives(content).map(readPageDirective),
    span: { from: tag.from, to: tag.to },
  };
}

/**
 * The robots meta tags of a page: `robots` for all crawlers, or a crawler's name (any that the catalogue knows). Tags
 * in comments, scripts and noscript do not count; one in the body is given as such.
 */
export function parseMetaRobots(html: string): readonly PageStatement[] {
  return readStartTags(html).flatMap((tag) => statementOf(tag) ?? []);
}
