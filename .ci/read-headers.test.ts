import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PRODUCT } from '../edge/contracts/product.ts';
import { COOKIE_LIMITS, HEADER_LIMITS } from '../edge/request-limits.ts';

/** Headers of answers, and of requests between parts of the product. */
const OF_OTHERS = new Set(
  (
    'content-encoding content-language cross-origin-resource-policy etag last-modified location ' +
    'retry-after set-cookie x-relay x-retried x-rooms'
  ).split(' '),
);

const ROOT = new URL('../', import.meta.url);
const NOT_SERVED = /\.test\.|(?:^|\/)(?:acceptance|e2e|feeds|local|testing|tools)\//;
const HEADER_READ =
  /\b(?:headers\.(?:get|has)|req\.header)\(\s*(?:'([\w-]+)'|([A-Z_]+)|([^)]*))\s*\)/g;
const HEADER_LIST = /\bconst (?:\w*HEADERS|CREDENTIALS|TO_[A-Z]+) = \[([^\]]+)\]/g;
const COOKIE_READ = /\bgetCookie\(\w+, ([A-Z_]+)\)/g;
const CONSTANT = /\bconst ([A-Z_]+) = (?:'([^']+)'|`([^`]+)`|(PRODUCT));/g;

/** Code that reads the headers of a list, or those of another server's answer. */
const READS_LISTS = [
  'edge/middleware/public-reads.ts',
  'edge/pages/page-key.ts',
  'edge/upstream/answer-errors.ts',
  'edge/upstream/headers.ts',
  'edge/upstream/read-plainly.ts',
  'realtime/content/feed/fetch-feed.ts',
  'realtime/hosts/forward.ts',
];

/** Returns the server's code, by path. */
async function sources(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['edge', 'realtime', 'web'])
    for (const path of await readdir(new URL(folder, ROOT), { recursive: true }))
      if (/\.tsx?$/.test(path) && !NOT_SERVED.test(path))
        found.set(`${folder}/${path}`, await readFile(new URL(`${folder}/${path}`, ROOT), 'utf8'));
  return found;
}

test('the Worker limits every header and cookie that code of the server reads, and no other', async () => {
  const code = await sources();
  const constantsOf = (source: string) =>
    Array.from(source.matchAll(CONSTANT), ([, name = '', text, pattern = PRODUCT]) => {
      const value = text ?? pattern.replaceAll(/\$\{PRODUCT\}/g, PRODUCT);
      return [name, value] as const;
    });
  const everywhere = new Map([...code.values()].flatMap(constantsOf));
  const [headers, cookies, readsLists] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [path, source] of code) {
    const own = new Map(constantsOf(source));
    const valueOf = (name: string) => own.get(name) ?? everywhere.get(name) ?? name;
    for (const [, text, name, other] of source.matchAll(HEADER_READ))
      if (other === undefined) headers.add(text ?? valueOf(name ?? ''));
      else readsLists.add(path);
    for (const [, list = ''] of source.matchAll(HEADER_LIST))
      for (const [, name = ''] of list.matchAll(/'([\w-]+)'/g)) headers.add(name);
    for (const [, name = ''] of source.matchAll(COOKIE_READ)) cookies.add(valueOf(name));
  }
  const limited = [...HEADER_LIMITS.keys(), 'cookie'];
  expect([...headers].filter((name) => !OF_OTHERS.has(name)).toSorted()).toEqual(
    limited.toSorted(),
  );
  expect([...cookies].toSorted()).toEqual([...COOKIE_LIMITS.keys()].toSorted());
  expect([...readsLists].toSorted()).toEqual(READS_LISTS);
});
