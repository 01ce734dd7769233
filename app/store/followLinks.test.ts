import { expect, test } from 'vitest';
import type { Case } from '../../engine/index.ts';
import { emptyCase } from '../../engine/index.ts';
import type { AddressBar } from '../services/addressBar.ts';
import { linkTo } from '../services/permalink.ts';
import { createAppStore } from './appStore.ts';
import { followLinks, openAddress } from './followLinks.ts';

const shared: Case = {
  ...emptyCase,
  title: 'Shared',
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /é\n' },
  urlList: '/é\n+ /ok # fine\n',
  bots: ['GPTBot'],
};
const mine: Case = { ...emptyCase, robots: { kind: 'text', text: 'mine' } };

async function fragmentOf(theCase: Case): Promise<string> {
  const link = await linkTo(theCase, 'https://workbench.example/app/#old');
  if (!link.ok) throw new Error('no link');
  expect(link.value.startsWith('https://workbench.example/app/#v')).toBe(true);
  return link.value.slice(link.value.indexOf('#'));
}

function addressWith(fragment: string): AddressBar & { current: string } {
  const address = {
    current: fragment,
    shown: '',
    fragment: () => address.current,
    clear: () => {
      address.current = '';
    },
    show: (link: string) => {
      address.current = link;
      address.shown = link;
    },
    isShowing: () => address.current !== '' && address.current === address.shown,
    onFragment: () => () => undefined,
  };
  return address;
}

test('a link reopens exactly what was shared, and leaves the address', async () => {
  const store = createAppStore();
  const address = addressWith(await fragmentOf(shared));
  await openAddress(store, address);
  expect(store.getState().case).toEqual(shared);
  expect(address.current).toBe('');
});

test('a link asks before it takes the place of unsaved work', async () => {
  const store = createAppStore({ case: mine });
  await openAddress(store, addressWith(await fragmentOf(shared)));
  expect(store.getState().case).toEqual(mine);
  expect(store.getState().link.kind).toBe('asks');
  store.getState().acceptLink();
  expect(store.getState().case).toEqual(shared);
  expect(store.getState().link.kind).toBe('none');
});

test('a link that is turned down leaves everything as it was', async () => {
  const store = createAppStore({ case: mine });
  await openAddress(store, addressWith(await fragmentOf(shared)));
  store.getState().dismissLink();
  expect(store.getState()).toMatchObject({ case: mine, link: { kind: 'none' } });
});

test.each([
  ['mangled', async () => `${(await fragmentOf(shared)).slice(0, 40)}!!!!${'A'.repeat(8)}`],
  ['truncated', async () => (await fragmentOf(shared)).slice(0, -6)],
  ['future-version', async () => '#v9AAAA'],
])('a link that is %s is told and changes nothing', async (kind, make) => {
  const store = createAppStore({ case: mine });
  await openAddress(store, addressWith(await make()));
  expect(store.getState()).toMatchObject({ case: mine, link: { kind: 'failed', problem: { kind } } });
});

test.each(['', '#', '#section-2'])('the fragment %j is no link', async (fragment) => {
  const store = createAppStore({ case: mine });
  const address = addressWith(fragment);
  await openAddress(store, address);
  expect(store.getState()).toMatchObject({ case: mine, link: { kind: 'none' } });
  expect(address.current).toBe(fragment);
});

test('a newer link overtakes one that is still being read', async () => {
  const store = createAppStore();
  const address = addressWith(await fragmentOf(shared));
  const newer = await fragmentOf({ ...shared, title: 'Newer' });
  const first = openAddress(store, address);
  address.current = newer;
  await first;
  expect(store.getState().case).toEqual(emptyCase);
  await openAddress(store, address);
  expect(store.getState().case.title).toBe('Newer');
});

test('a link to what is there already asks nothing', async () => {
  const store = createAppStore({ case: shared });
  const address = addressWith(await fragmentOf(shared));
  await openAddress(store, address);
  expect([store.getState().link.kind, address.current]).toEqual(['none', '']);
});

test('a link that was put into the address leaves it with the next change', () => {
  const store = createAppStore({ case: mine });
  const address = addressWith('');
  followLinks(store, address);
  address.show('#v1mine');
  store.getState().setTab('bots');
  expect(address.current).toBe('#v1mine');
  store.getState().updateCase({ title: 'Other' });
  expect(address.current).toBe('');
});
