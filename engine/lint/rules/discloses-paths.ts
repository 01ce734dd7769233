import { defineRule } from '../lintRule.ts';

const telling =
  /(?:^|[/_.-])(?:admin|admins|backups?|bak|private|secrets?|passwords?|passwd|credentials|confidential|intern|internal|intranet|staging|dumps?|sql|phpmyadmin|\.git|\.env|logs?)(?=$|[/_.*$\d-])/i;

/** Paths that a system has on every site tell nothing. */
const wellKnown = /^\/(?:wp-admin|administrator|admin)\/?(?:$|[*?$])|wp-admin|admin-ajax/i;

/** Names of private areas. */
export const disclosesPaths = defineRule({
  id: 'discloses-paths',
  category: 'policy',
  severity: 'hint',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  once: 'file',
  messages: {
    telling:
      "'{path}' shows anyone who reads this public file where to look. robots.txt does not protect anything. Put private content behind a login and remove it from this file.",
  },
  *check({ rules }) {
    for (const { kind, value, span } of rules) {
      if (kind === 'disallow' && telling.test(value) && !wellKnown.test(value))
        yield { messageId: 'telling', data: { path: value }, span };
    }
  },
});
