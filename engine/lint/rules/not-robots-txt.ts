import { pageKindOf } from '../contentKind.ts';
import { defineRule } from '../lintRule.ts';

/** An HTML, XML or JSON page, or an error message, in the place of a robots.txt. */
export const notRobotsTxt = defineRule({
  id: 'not-robots-txt',
  category: 'transport',
  severity: 'error',
  dialects: 'all',
  fix: 'none',
  supersedes: 'all',
  messages: {
    html: 'This is an HTML page, not a robots.txt: usually a "not found" page sent with status 200, a redirect to another page, or the start page that an application sends for every URL. Crawlers find {directives} directives in it and ignore the rest. Send a text file, or return 404 if there is none.',
    xml: 'This is an XML document, not a robots.txt: usually a sitemap or a feed at the wrong URL. Crawlers find {directives} directives in it and ignore the rest. Send a text file, or return 404 if there is none.',
    json: 'This is JSON, not a robots.txt: usually an error message from the server or an API, sent with status 200. Crawlers find {directives} directives in it. Send a text file, or return 404 if there is none.',
    text: 'No line here is a directive that a crawler reads. It looks like an error message or other text instead of a robots.txt. Crawlers treat it as an empty file, which allows everything. Send a robots.txt, or return 404 if there is none.',
  },
  *check(context) {
    const page = pageKindOf(context);
    if (page === null) return;
    const line = context.lines.find(({ text }) => text.trim() !== '');
    if (line === undefined) return;
    yield {
      messageId: page.kind,
      data: { directives: page.directives === 0 ? 'no' : page.directives },
      span: line.span,
    };
  },
});
