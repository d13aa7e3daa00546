import { expect, it } from 'vitest';
import { MAX_ADDRESS, ownAddressOf } from './contracts/call-address.ts';
import { listCalls } from './contracts/call-list.ts';
import { COOKIE_LIMITS, HEADER_LIMITS, limitedRequest } from './request-limits.ts';
import { ADDRESS_PLACES, hostileTexts } from './testing/hostile-texts.ts';

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
  const sent = new Request(`${SITE}/a?b`, {
    method: 'POST',
    body: 'c',
    signal: AbortSignal.abort(),
  });
  const read = limitedRequest(sent);
  expect([read?.url, read?.method, await read?.text()]).toEqual([sent.url, 'POST', 'c']);
  expect(read?.signal.aborted).toBe(true);
});

it('refuses every address with a long text, in any place of the path or the query', () => {
  const all = ADDRESS_PLACES.flatMap((place) =>
    TEXTS.map((text) => place + encodeURIComponent(text)),
  );
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
