import { expect, test } from 'vitest';
import { emptyCase } from '../../engine/index.ts';
import { createNotifier, type Notice } from '../services/notifier.ts';
import { openLink } from '../services/permalink.ts';
import { createAppStore } from '../store/appStore.ts';
import { copyOpenReport } from './copyVerdictReport.ts';

const robots = `User-agent: BadBot
Disallow: /

User-agent: Googlebot
Allow: /shop
Disallow: /css/
Disallow: /shop/*?sort=

Sitemap: https://shop.example/sitemap.xml
`;

function tools() {
  const copied: string[] = [];
  const notices: Notice[] = [];
  const notifier = createNotifier();
  notifier.subscribe((notice) => notices.push(notice));
  const store = createAppStore({
    case: {
      ...emptyCase,
      robots: { kind: 'text', text: robots },
      urlList: '+ https://shop.example/shop/a?sort=x',
    },
  });
  const services = {
    notifier,
    copyText: (text: string) => {
      copied.push(text);
      return Promise.resolve(true);
    },
    pageAddress: () => 'https://workbench.example/',
  };
  return { store, services, copied, notices };
}

test('the report has both readings, the least file that gives them, and a link that opens just that', async () => {
  const { store, services, copied, notices } = tools();
  store.getState().select({ urlLine: 1, bot: 'Googlebot' });
  await copyOpenReport({ store, services });

  const [report = ''] = copied;
  expect(report).toContain('- Googlebot, dialect: Google: disallowed by line 3, `Disallow: /shop/*?sort=`');
  expect(report).toContain('- the 1996 draft: allowed by line 2, `Allow: /shop`');
  expect(report).toContain('- Expected: allowed');
  expect(report).not.toContain('Sitemap');
  expect(notices[0]?.title).toBe('Report copied');

  const link = /https:\/\/workbench\.example\/(#\S+)/.exec(report)?.[1] ?? '';
  const opened = await openLink(link);
  expect(opened?.ok && opened.value).toMatchObject({
    robots: { kind: 'text', text: 'User-agent: Googlebot\nAllow: /shop\nDisallow: /shop/*?sort=' },
    urlList: 'https://shop.example/shop/a?sort=x',
    bots: ['Googlebot'],
  });
});

test('where no answer is open, nothing is copied', async () => {
  const { store, services, copied } = tools();
  await copyOpenReport({ store, services });
  expect(copied).toEqual([]);
});
