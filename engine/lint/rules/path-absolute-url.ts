import type { ProposedFix } from '../lintRule.ts';
import { defineRule } from '../lintRule.ts';

const wholeUrl = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)(.*)$/i;

function fixFor(path: string, span: { readonly from: number; readonly to: number }): ProposedFix {
  return {
    label: `Write '${path}'`,
    edits: [{ from: span.from, to: span.to, insert: path }],
    changes:
      path === '/'
        ? 'The rule takes effect and matches the whole site.'
        : `The rule takes effect: it matches every URL whose path starts with '${path}'.`,
  };
}

/** A whole URL as a path. */
export const pathAbsoluteUrl = defineRule({
  id: 'path-absolute-url',
  category: 'pattern',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['path-no-slash', 'path-unencoded'],
  messages: {
    wholeUrl:
      "A rule is compared with paths, and no path starts with '{scheme}', so for Google and others this one matches nothing. Write '{path}'.",
    otherHost:
      "This file applies only to {own}, and a rule with a full URL matches nothing. Put '{path}' in the robots.txt of {host}.",
  },
  *check({ rules, options }) {
    for (const { value, span } of rules) {
      const [, scheme = '', host = '', rest = ''] = wholeUrl.exec(value) ?? [];
      if (scheme === '') continue;
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      const own = options.origin?.replace(/^.*?:\/\//, '').replace(/\/.*$/, '');
      const isOther = own !== undefined && own.toLowerCase() !== host.toLowerCase();
      if (isOther) yield { messageId: 'otherHost', data: { own, host, path }, span };
      else yield { messageId: 'wholeUrl', data: { scheme, path }, span, fix: fixFor(path, span) };
    }
  },
});
