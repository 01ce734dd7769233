import type { DialectId, Policy, RobotsContent, Source } from '../../../engine/index.ts';
import { compile, sourceFromOctets, sourceFromText } from '../../../engine/index.ts';
import { memoizeByObject } from '../memoize.ts';

/** The source of a robots.txt: computed once for as long as the content is the same object. */
export const sourceOf = memoizeByObject(
  (content: RobotsContent): Source =>
    content.kind === 'text' ? sourceFromText(content.text) : sourceFromOctets(content.octets),
);

/** The text of a robots.txt, as the editor shows it. */
export function textOf(content: RobotsContent): string {
  return content.kind === 'text' ? content.text : sourceOf(content).text;
}

/** The form of a source that the engine's entry points take. */
export function robotsOf(source: Source): string | Uint8Array {
  return source.from === 'text' ? source.text : source.octets;
}

const policiesOf = memoizeByObject((_source: Source) => new Map<DialectId, Policy>());

/** The file as a dialect reads it: compiled once a source and dialect. */
export function policyOf(source: Source, dialect: DialectId): Policy {
  const policies = policiesOf(source);
  const known = policies.get(dialect);
  if (known !== undefined) return known;
  const policy = compile(source, dialect);
  policies.set(dialect, policy);
  return policy;
}
