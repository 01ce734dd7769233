import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodePermalink } from '../index.ts';
import { createFakeIo } from './fakeIo.ts';
import { run } from './run.ts';

const octets = Uint8Array.from([...Buffer.from('User-agent: *\r\nDisallow: /'), 0xff]);

/** A site a path; each answers as its name says. */
const sites: { readonly [site: string]: RequestListener } = {
  good: (_, response) => {
    response.setHeader('Cache-Control', 'max-age=60').setHeader('Content-Type', 'text/plain').end(octets);
  },
  moved: (_, response) => {
    response.writeHead(301, { location: '/good/robots.txt' }).end();
  },
  round: (request, response) => {
    response.writeHead(302, { location: request.url ?? '' }).end();
  },
  down: (_, response) => {
    response.writeHead(503).end('sorry');
  },
  cut: (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('User-agent: *');
    setImmediate(() => response.destroy());
  },
  silent: () => undefined,
};

let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const site = request.url?.split('/')[1] ?? '';
    sites[site]?.(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  base = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port.toString()}` : '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends what is asked of the site's root to one of the server's paths, and the rest as it is. */
async function fetchSite(site: string, ...args: readonly string[]) {
  const io = createFakeIo();
  const root = `${base}/robots.txt`;
  const code = await run(['fetch', ...args, base], {
    ...io,
    fetch: (input, init) => io.fetch(input === root ? `${base}/${site}/robots.txt` : input, init),
  });
  return { code, output: io.output(), io };
}

const json = async (site: string, ...args: readonly string[]) => {
  const { code, output } = await fetchSite(site, '--format', 'json', ...args);
  return { code, report: JSON.parse(output) as { input: unknown; outcomes: unknown[]; link: string } };
};

describe('fetch', () => {
  test('shows status, headers, what each dialect makes of it, and a link to all of it', async () => {
    const { code, output } = await fetchSite('good', '--app', 'https://app.example/#old');
    expect(code).toBe(0);
    expect(output).toContain(`200, 27 bytes, from ${base}/robots.txt`);
    expect(output).toContain('cache-control: max-age=60');
    expect(output).toMatch(/^google +obeys the file \(status 200\), until 2026-01-31T12:01:00Z$/m);
    const link = /https:\/\/app\.example\/#v1\S+/.exec(output)?.[0] ?? '';
    const opened = await decodePermalink(new URL(link).hash, new DecompressionStream('deflate-raw'));
    expect(opened).toMatchObject({
      ok: true,
      value: {
        origin: base,
        robots: { kind: 'octets', octets },
        fetch: { result: { status: 200, bodyOctets: 27 } },
      },
    });
  });

  test('follows redirects and keeps them', async () => {
    const { report } = await json('moved');
    expect(report.input).toMatchObject({
      hops: [{ status: 301, location: '/good/robots.txt' }],
      result: { kind: 'response', status: 200 },
    });
  });

  test('saves the file octet for octet', async () => {
    const { io } = await fetchSite('good', '--output', 'saved.txt');
    expect(await io.readFile('saved.txt')).toEqual(octets);
  });

  test('tells what a server error means', async () => {
    const { code, output } = await fetchSite('down');
    expect(code).toBe(0);
    expect(output).toMatch(/^rfc9309 +fetches nothing \(server error, status 503\)/m);
  });

  test.each([
    ['round', 'redirect-loop', []],
    ['cut', 'truncated', []],
    ['silent', 'timeout', ['--timeout', '0.2']],
  ])('a site that is %s is a failure: %s', async (site, failure, args) => {
    const { code, report } = await json(site, ...args);
    expect([code, report.input]).toMatchObject([1, { result: { kind: 'failure', failure } }]);
  });

  test('a port where nobody listens is a failure of the connection', async () => {
    const io = createFakeIo();
    expect(await run(['fetch', '-f', 'json', 'http://127.0.0.1:1'], io)).toBe(1);
    expect(JSON.parse(io.output())).toMatchObject({ input: { result: { failure: 'connection' } } });
  });
});
