import { googleParser, googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const notRobotsTxtDocs: RuleDocs = {
  id: 'not-robots-txt',
  summary: 'A web page or error message instead of the file',
  why: "Many servers return a page with status 200 for every unknown URL, so a crawler that requests /robots.txt gets HTML. It ignores what it can't read, which usually means that everything is allowed. But Google's parser reads the page line by line and obeys lines that look like directives.",
  incorrect: [
    { text: '<!DOCTYPE html>\n<html><head><title>Not found</title></head></html>\n', note: 'A soft 404.' },
    {
      text: '<html>\n<pre>\nUser-agent: *\nDisallow: /a\n</pre>\n</html>\n',
      note: 'Google obeys the two lines inside.',
    },
    { text: '{"error":"Not Found","status":404}\n' },
    { text: 'Error in curl::fetch: Could not resolve host: example.com\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\n' },
    { text: '# nothing is closed\n' },
    {
      text: 'User-agent: *\nDisallow: /\n<!-- closed -->\n',
      note: 'A robots.txt that contains HTML is a different mistake.',
    },
  ],
  sources: [googleSpec, googleParser],
};
