import { expect, test, vi } from 'vitest';
import { decodePermalink } from '../../engine/index.ts';
import { bookmarkletFor } from './bookmarklet.ts';

const app = 'https://workbench.example/tools/';

interface FakeSite {
  readonly origin?: string;
  readonly status?: number;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Set where the page may not read the file. */
  readonly fails?: boolean;
  /** Set where the browser refuses a new tab. */
  readonly refusesTab?: boolean;
  /** What the person answers when asked whether to save the file. */
  readonly saves?: boolean;
}

/** Runs the bookmarklet as a browser would: as the text of its address, with nothing but a page around it. */
async function press(site: FakeSite) {
  const { origin = 'https://site.example', status = 200, body = '', fails = false } = site;
  const tab = { opener: 'the page', location: { replace: vi.fn<(link: string) => void>() }, close: vi.fn() };
  const anchor = { href: '', download: '', click: vi.fn() };
  const page = {
    location: { origin, protocol: `${origin.split(':')[0]}:`, assign: vi.fn<(link: string) => void>() },
    open: vi.fn(() => (site.refusesTab === true ? null : tab)),
    fetch: vi.fn((_address: string, _options: RequestInit) =>
      fails
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(body, { status })),
    ),
    alert: vi.fn<(message: string) => void>(),
    confirm: vi.fn<(message: string) => boolean>(() => site.saves ?? false),
    document: { createElement: () => anchor },
    URL: { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined },
  };
  const code = decodeURIComponent(bookmarkletFor(app).replace(/^javascript:/, ''));
  await new Function(...Object.keys(page), `return ${code}`)(...Object.values(page));
  const [opened] = [...tab.location.replace.mock.calls, ...page.location.assign.mock.calls].flat();
  return { page, tab, anchor, opened: opened ?? null };
}

async function caseIn(link: string | null) {
  const decoded = await decodePermalink(new URL(link ?? '').hash, new DecompressionStream('deflate-raw'));
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.value;
}

test('asks the page’s own site as a crawler does, and opens the app with what comes', async () => {
  const { page, tab, opened } = await press({ body: 'User-agent: *\r\nDisallow: /a+b%20?c&d#é\n' });
  expect(page.fetch).toHaveBeenCalledWith('https://site.example/robots.txt', {
    cache: 'no-store',
    credentials: 'omit',
  });
  expect(opened).toMatch(/^https:\/\/workbench\.example\/tools\/#robots=/);
  expect(await caseIn(opened)).toMatchObject({
    robots: { kind: 'text', text: 'User-agent: *\r\nDisallow: /a+b%20?c&d#é\n' },
    origin: 'https://site.example',
    fetch: { result: { kind: 'response', status: 200 } },
  });
  expect(tab.opener).toBeNull();
});

test('carries every octet', async () => {
  const octets = Uint8Array.from({ length: 256 }, (_, octet) => octet);
  const { opened } = await press({ body: octets });
  expect(await caseIn(opened)).toMatchObject({ robots: { kind: 'octets', octets } });
});

test('leaves the page of an error behind and tells its status', async () => {
  const { opened } = await press({ status: 404, body: '<!doctype html>' });
  expect(await caseIn(opened)).toMatchObject({
    robots: { kind: 'text', text: '' },
    fetch: { result: { status: 404 } },
  });
});

test('goes there itself where the browser refuses a new tab', async () => {
  const { page, opened } = await press({ body: 'x', refusesTab: true });
  expect(page.location.assign).toHaveBeenCalledOnce();
  expect(await caseIn(opened)).toMatchObject({ robots: { text: 'x' } });
});

test.each([true, false])('offers a file that is too large for a link to be saved: %s', async (saves) => {
  const { page, tab, anchor, opened } = await press({ body: 'a'.repeat(150_000), saves });
  expect(opened).toBeNull();
  expect(page.confirm.mock.calls[0]?.[0]).toContain('147 KiB');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(anchor.click).toHaveBeenCalledTimes(saves ? 1 : 0);
  if (saves) expect(anchor).toMatchObject({ download: 'robots.txt', href: 'blob:file' });
});

test('says why where the file can’t be read', async () => {
  const { page, tab, opened } = await press({ fails: true });
  expect(opened).toBeNull();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(page.alert.mock.calls[0]?.[0]).toContain('https://site.example/robots.txt could not be read');
});

test('asks nobody where the page is of no site', async () => {
  const { page } = await press({ origin: 'file://' });
  expect(page.fetch).not.toHaveBeenCalled();
  expect(page.alert).toHaveBeenCalledOnce();
});

test('an address with quotes stays an address', () => {
  const code = decodeURIComponent(bookmarkletFor(`https://workbench.example/'"</script>/`));
  expect(code).toContain(JSON.stringify(`https://workbench.example/'"</script>/`));
});
