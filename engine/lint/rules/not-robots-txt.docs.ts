import { googleParser, googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const notRobotsTxtDocs: RuleDocs = {
  id: 'not-robots-txt',
  summary: 'A web page or an error message in the place of the file',
  why: "Many servers answer every unknown address with a page and status 200, so a crawler that asks for /robots.txt gets HTML. It ignores what it can't read, which usually means that everything is allowed; but Google's parser goes through the page line by line, and a line in it that looks like a directive counts.",
  incorrect: [
    { text: '<!DOCTYPE html>\n<html><head><title>Not found</title></head></html>\n', note: 'A soft 404.' },
    {
      text: '<html>\n<pre>\nUser-agent: *\nDisallow: /a\n</pre>\n</html>\n',
      note: 'The two lines inside count for Google.',
    },
    { text: '{"error":"Not Found","status":404}\n' },
    { text: 'Error in curl::fetch: Could not resolve host: example.com\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: '# nothing is closed\n' },
    {
      text: 'User-agent: *\nDisallow: /\n<!-- closed -->\n',
      note: 'A robots.txt with HTML inside is another mistake.',
    },
  ],
  sources: [googleSpec, googleParser],
};
