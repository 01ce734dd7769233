import { testRule } from '../../testing/ruleTester.ts';
import { blocksAssetsDocs } from './blocks-assets.docs.ts';
import { blocksAssets } from './blocks-assets.ts';

const everybody = 'every crawler that has no group of its own';

testRule(blocksAssets, blocksAssetsDocs, [
  {
    name: 'a folder that only Joomla fills with scripts',
    text: 'User-agent: *\nDisallow: /media/\n',
    findings: [],
  },
  {
    name: 'the same folder on a site with Joomla',
    text: 'User-agent: *\nDisallow: /administrator/\nDisallow: /media/\n',
    findings: [{ messageId: 'rendering', at: '3:11-3:18' }],
  },
  {
    text: 'User-agent: *\nDisallow: /wp-includes/ # x\nDisallow: /*.css$\nDisallow: /images/\n',
    findings: [
      {
        messageId: 'rendering',
        severity: 'warning',
        at: '2:11-2:24',
        data: {
          what: 'scripts and style sheets',
          url: '/wp-includes/js/jquery/jquery.min.js',
          whom: everybody,
        },
      },
      { messageId: 'rendering', at: '3:11-3:18' },
      { messageId: 'images', severity: 'info', at: '4:11-4:19' },
    ],
  },
  {
    text: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /static/\n',
    findings: [{ messageId: 'rendering', crawlers: ['Googlebot'] }],
  },
  {
    text: 'User-agent: *\nDisallow: /*?\nDisallow: /api/\nDisallow: /*.pdf$\nDisallow: /css-tricks/\n',
    findings: [],
  },
  {
    name: 'a path that ends inside a word was not written for assets',
    text: 'User-agent: *\nDisallow: /a\nDisallow: /s\nDisallow: /image\n',
    findings: [],
  },
  {
    name: 'a path that ends at a word',
    text: 'User-agent: *\nDisallow: /assets\n',
    findings: [{ messageId: 'rendering', at: '2:11-2:18' }],
  },
]);
