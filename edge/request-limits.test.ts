import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ownAddressOf } from './contracts/call-address.ts';
import { listCalls } from './contracts/call-list.ts';
import { PRODUCT } from './contracts/product.ts';
import { COOKIE_LIMITS, HEADER_LIMITS, limitedRequest, MAX_ADDRESS } from './request-limits.ts';
import { hostileTexts } from './testing/hostile-texts.ts';

const SITE = 'https://scores.example';
const TEXTS = hostileTexts(16_000);

/** Returns the headers that the server reads of a request with these. */
function readOf(headers: Record<string, string>): Headers | undefined {
  return limitedRequest(new Request(SITE, { headers }))?.headers;
}

it('gives no reader more of a header than its limit', () => {
  expect(TEXTS).toHaveLength(20);
  for (const [name, limit] of HEADER_LIMITS)
    for (const text of TEXTS) {
      const read = readOf({ [name]: text })?.get(name);
      expect({ name, read }).toEqual({ name, read: text.trim().slice(0, limit).trim() });
    }
});

it('leaves out cookies above their limit, and keeps the others', () => {
  for (const [name, limit] of COOKIE_LIMITS)
    for (const text of TEXTS) {
      const kept = `${name}=${'v'.repeat(limit)}`;
      const cookie = `${name}=${text.replaceAll(';', ',')};x${text};${kept}`;
      expect({ name, read: readOf({ cookie })?.get('cookie') }).toEqual({ name, read: kept });
    }
});

it('reads the first cookie of a name, and none without a limit', () => {
  const cookie = 'theme; theme=dark; other=x;theme=light; delay=; constructor=x';
  expect(readOf({ cookie })?.get('cookie')).toBe('theme=dark; delay=');
  expect([...(readOf({ cookie: 'other=x', 'x-other': 'x', 'x-rooms': 'x' }) ?? [])]).toEqual([]);
});

it('keeps all else of a request', async () => {
  const sent = new Request(`${SITE}/a?b`, { method: 'POST', body: 'c', signal: AbortSignal.abort() });
  const read = limitedRequest(sent);
  expect([read?.url, read?.method, await read?.text()]).toEqual([sent.url, 'POST', 'c']);
  expect(read?.signal.aborted).toBe(true);
});

/** Addresses that end in a place for any text. */
const PLACES = [
  '/',
  '/?lang=',
  '/football/match/a/',
  '/football/match/a/m1/stats.data?_routes=',
  '/news/search?keyword=',
  '/calendar/',
  '/frame/matches?host=',
  '/img/img.example/',
  '/img/avatar/',
  '/ingest/',
  '/og/match/',
  '/ops/updates/',
  '/parties/hub?rooms=',
  '/parties/match/',
  '/parties/match/m1?epoch=',
  '/resources/suggested/',
  '/share/match/',
  '/tv/',
];

it('refuses every address with a long text, in any place of the path or the query', () => {
  const all = PLACES.flatMap((place) => TEXTS.map((text) => place + encodeURIComponent(text)));
  for (const [at, call] of listCalls().entries())
    for (const name of Object.keys(call.input.entries)) {
      if (name === 'body') continue;
      const text = TEXTS[at % TEXTS.length];
      all.push(ownAddressOf(call, { ...call.input.entries, [name]: text }));
    }
  const read = all.filter((address) => limitedRequest(new Request(SITE + address)) !== null);
  expect(read).toEqual([]);
  const longest = `${SITE}/`.padEnd(MAX_ADDRESS, 'a');
  expect(limitedRequest(new Request(longest))?.url).toBe(longest);
  expect(limitedRequest(new Request(`${longest}a`))).toBeNull();
});

/** Headers of answers, and of requests between parts of the product. */
const OF_OTHERS = new Set(
  (
    'content-encoding content-language etag last-modified location retry-after set-cookie ' +
    'x-relay x-retried x-rooms'
  ).split(' '),
);

const ROOT = new URL('../', import.meta.url);
const NOT_SERVED = /\.test\.|(?:^|\/)(?:acceptance|e2e|feeds|local|testing|tools)\//;
const HEADER_READ = /\b(?:headers\.(?:get|has)|req\.header)\((?:'([\w-]+)'|([A-Z_]+))\)/g;
const HEADER_LIST = /\bconst (?:\w*HEADERS|TO_[A-Z]+) = \[([^\]]+)\]/g;
const COOKIE_READ = /\bgetCookie\(\w+, ([A-Z_]+)\)/g;
const CONSTANT = /\bconst ([A-Z_]+) = (?:'([^']+)'|`([^`]+)`|(PRODUCT));/g;

/** Returns the source of the server's code. */
async function sources(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['edge', 'realtime', 'web'])
    for (const path of await readdir(new URL(folder, ROOT), { recursive: true }))
      if (/\.tsx?$/.test(path) && !NOT_SERVED.test(path))
        found.push(await readFile(new URL(`${folder}/${path}`, ROOT), 'utf8'));
  return found;
}

it('limits every header and cookie that code of the server reads, and no other', async () => {
  const code = await sources();
  const constantsOf = (source: string) =>
    Array.from(source.matchAll(CONSTANT), ([, name = '', text, pattern = PRODUCT]) => {
      const value = text ?? pattern.replaceAll(/\$\{PRODUCT\}/g, PRODUCT);
      return [name, value] as const;
    });
  const everywhere = new Map(code.flatMap(constantsOf));
  const [headers, read] = [new Set<string>(), new Set<string>()];
  for (const source of code) {
    const own = new Map(constantsOf(source));
    const valueOf = (name: string) => own.get(name) ?? everywhere.get(name) ?? name;
    for (const [, text, name = ''] of source.matchAll(HEADER_READ)) headers.add(text ?? valueOf(name));
    for (const [, list = ''] of source.matchAll(HEADER_LIST))
      for (const [, name = ''] of list.matchAll(/'([\w-]+)'/g)) headers.add(name);
    for (const [, name = ''] of source.matchAll(COOKIE_READ)) read.add(valueOf(name));
  }
  const limited = [...HEADER_LIMITS.keys(), 'cookie'];
  expect([...headers].filter((name) => !OF_OTHERS.has(name)).toSorted()).toEqual(limited.toSorted());
  expect([...read].toSorted()).toEqual([...COOKIE_LIMITS.keys()].toSorted());
});
