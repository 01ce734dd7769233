import { binaryKindOf } from '../binaryKind.ts';
import { defineRule } from '../lintRule.ts';

/** Octets that are no text: a picture, an archive, UTF-16. */
export const binaryContent = defineRule({
  id: 'binary-content',
  category: 'transport',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: 'all',
  messages: {
    'utf-16':
      'This is text in UTF-16, two bytes for each character. Crawlers expect UTF-8 and recognise none of the lines, so everything is allowed. Save the file as UTF-8.',
    picture: 'This is an image, not a robots.txt. The server sends the wrong file for /robots.txt.',
    archive:
      'This is compressed data, not a robots.txt. The server sends an archive, or compresses the file without declaring it.',
    document: 'This is a PDF document, not a robots.txt. The server sends the wrong file for /robots.txt.',
    unknown:
      'This is not text: {share}% of it is control characters. The server sends the wrong file for /robots.txt, or a damaged one.',
  },
  *check({ source, lines }) {
    const { octets } = source;
    const kind = binaryKindOf(octets);
    const first = lines.find(({ span }) => span.to > span.from) ?? lines[0];
    if (kind === null || first === undefined) return;
    const controls = octets.filter((octet) => octet < 0x09).length;
    yield {
      messageId: kind,
      data: { share: Math.round((100 * controls) / Math.max(1, octets.length)) },
      span: { from: first.span.from, to: Math.min(first.span.to, first.span.from + 80) },
    };
  },
});
