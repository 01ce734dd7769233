import type { RuleDocs } from '../lintRule.ts';

export const wpAdminAjaxDocs: RuleDocs = {
  id: 'wp-admin-ajax',
  summary: "WordPress's admin-ajax.php closed along with /wp-admin/",
  why: "Themes and plugins of WordPress load parts of public pages through /wp-admin/admin-ajax.php. If /wp-admin/ is closed, search engines that render a page don't get them. WordPress itself therefore allows this one file in the robots.txt that it makes.",
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
