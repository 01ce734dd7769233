import type { OctetSpan } from '../../octets/octet.ts';
import { likelyEncoding } from '../likelyEncoding.ts';
import type { LintContext, LintLine } from '../lintContext.ts';
import { defineRule } from '../lintRule.ts';

/** The first ill-formed run of each line that has any; both lists are sorted. */
function* invalidLines({ source, lines }: LintContext): Iterable<readonly [LintLine, OctetSpan]> {
  let index = 0;
  let last = -1;
  for (const span of source.invalid) {
    while ((lines[index]?.scanned.span.to ?? span.from) < span.from) index += 1;
    const line = lines[index];
    if (line === undefined || index === last) continue;
    last = index;
    yield [line, span];
  }
}

/** Octets that are not UTF-8. */
export const encodingNotUtf8 = defineRule({
  id: 'encoding-not-utf8',
  category: 'encoding',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  once: ['text', 'comment'],
  messages: {
    text: 'The file is not UTF-8; it looks like {encoding}. Crawlers compare bytes, and UTF-8 URLs have different bytes, so rules with these characters match nothing. Save the file as UTF-8.',
    comment:
      'A comment is not in UTF-8; it looks like {encoding}. Crawlers ignore comments, so nothing is lost, but save the file as UTF-8 in case a rule needs such a character.',
    mark: 'The file starts with part of a byte order mark. Google skips it; others read it as part of the first line and ignore that line. Save the file as UTF-8.',
  },
  *check(context) {
    const { source, spanOf } = context;
    if (source.byteOrderMark === 'partial') yield { messageId: 'mark', span: { from: 0, to: 1 } };
    if (source.invalid.length === 0) return;
    const encoding = likelyEncoding(source.octets);
    for (const [line, octets] of invalidLines(context)) {
      if (octets.from === 0 && source.byteOrderMark === 'partial') continue;
      const isComment = (line.scanned.comment?.from ?? Number.POSITIVE_INFINITY) <= octets.from;
      yield {
        messageId: isComment ? 'comment' : 'text',
        severity: isComment ? 'info' : 'error',
        data: { encoding },
        span: spanOf(octets),
      };
    }
  },
});
