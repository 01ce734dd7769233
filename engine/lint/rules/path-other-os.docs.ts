import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathOtherOsDocs: RuleDocs = {
  id: 'path-other-os',
  summary: 'File system paths',
  why: "A rule matches the path of a URL, as shown in the browser's address bar, not the location of the file on the server. Backslashes, drive letters, '/var/www/' and '..' never occur in the URLs that crawlers request, so such a rule matches nothing.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: \\admin\\\n' },
    { text: 'User-agent: *\nDisallow: C:\\inetpub\\wwwroot\\admin\\\n' },
    { text: 'User-agent: *\nDisallow: /var/www/html/private/\n' },
    { text: 'User-agent: *\nDisallow: /shop/../admin/\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /admin/\n' },
    { text: 'User-agent: *\nDisallow: /home/\nDisallow: /var/\nDisallow: /a..b\nDisallow: /file.../\n' },
  ],
  sources: [
    { title: 'RFC 3986, 5.2.4: dot segments', url: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4' },
    rfc9309('2.2.2'),
    googleParser,
  ],
};
