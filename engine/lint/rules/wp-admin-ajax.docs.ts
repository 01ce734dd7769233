import type { RuleDocs } from '../lintRule.ts';

export const wpAdminAjaxDocs: RuleDocs = {
  id: 'wp-admin-ajax',
  summary: "WordPress's admin-ajax.php blocked with /wp-admin/",
  why: "WordPress themes and plugins load parts of public pages through /wp-admin/admin-ajax.php. If /wp-admin/ is blocked, search engines can't load those parts when they render a page. WordPress therefore allows this file in the robots.txt it generates.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /wp-admin/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n' },
    { text: 'User-agent: *\nDisallow: /wp-admin/admin-ajax.php\n', note: 'Closed on purpose.' },
  ],
  sources: [
    {
      title: 'WordPress: do_robots()',
      url: 'https://developer.wordpress.org/reference/functions/do_robots/',
    },
  ],
};
