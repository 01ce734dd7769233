// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** All JavaScript that the built page needs before it can be used, in KiB after gzip. */
const budget = 250;
const folder = 'dist/app';

const html = readFileSync(join(folder, 'index.html'), 'utf8');
const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
const addresses = tags
  .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
  .flatMap((tag) => tag.match(/(?:src|href)="([^"]+)"/)?.[1] ?? []);
if (addresses.length === 0) throw new Error(`${folder}/index.html loads no script: is this the built page?`);

const sizes = addresses.map((address) => gzipSync(readFileSync(join(folder, address))).length / 1024);
const total = sizes.reduce((sum, size) => sum + size, 0);
for (const [index, address] of addresses.entries()) console.log(`${sizes[index]?.toFixed(1)} KiB ${address}`);
console.log(`First load: ${total.toFixed(1)} KiB of JavaScript after gzip, of ${budget} at most`);
if (total > budget) process.exitCode = 1;
