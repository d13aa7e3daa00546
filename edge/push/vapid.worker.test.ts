import { importJWK, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { readVapidKeys, vapidHeader } from './vapid.ts';
import { env } from '../testing/bindings.ts';

const contact = 'mailto:ops@example.org';
const origin = 'https://push.example';
const NOW = Date.now();

function keys() {
  const [current, former] = readVapidKeys(env.VAPID_KEY);
  if (!current || !former) throw new Error('The tests have two keys');
  return { current, former };
}

it('a message carries a token for its push service alone, that lives less than a day', async () => {
  const { current } = keys();
  const header = await vapidHeader(origin, { key: current, contact, now: NOW, isKept: true });
  const [, token = '', key] = /^vapid t=([^,]+), k=([\w-]{87})$/.exec(header) ?? [];
  expect(key).toBe(current.publicKey);
  const { d: _private, ...jwk } = current.private;
  const { payload, protectedHeader } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: origin,
  });
  expect(protectedHeader.alg).toBe('ES256');
  expect(payload).toEqual({ aud: origin, exp: expect.any(Number), sub: contact });
  expect((payload.exp ?? Infinity) - NOW / 1_000).toBeLessThan(86_400);
});

it('messages share a token until its end is near, by push service and key', async () => {
  const { current, former } = keys();
  const at = (now: number, more = {}) =>
    vapidHeader(origin, { key: current, contact, now, isKept: true, ...more });
  const first = await at(NOW);
  expect(await at(NOW + 3_600_000)).toBe(first);
  expect(await at(NOW + 11 * 3_600_000 + 60_000)).not.toBe(first);
  expect(await at(NOW, { key: former })).not.toBe(await at(NOW));
  const sender = { key: current, contact, now: NOW, isKept: true };
  expect(await vapidHeader('https://other.example', sender)).not.toBe(await at(NOW));
});

it('tokens of hosts that may be invented are not kept, and displace none', async () => {
  const { current } = keys();
  const at = (host: string, isKept: boolean) =>
    vapidHeader(`https://${host}.example`, { key: current, contact, now: NOW, isKept });
  const first = await at('first', true);
  expect(await at('invented', false)).not.toBe(await at('invented', false));
  for (let number = 0; number < 501; number += 1) await at(`invented-${number}`, false);
  expect(await at('first', true)).toBe(first);
});

it('a token too many displaces the oldest one alone', async () => {
  const { current } = keys();
  const at = (host: string) =>
    vapidHeader(`https://${host}.example`, { key: current, contact, now: NOW, isKept: true });
  const [oldest, second] = [await at('oldest'), await at('second')];
  for (let number = 0; number < 499; number += 1) await at(`kept-${number}`);
  expect(await at('second')).toBe(second);
  expect(await at('oldest')).not.toBe(oldest);
});

it.each([undefined, '', 'nonsense', '{"kty":"EC"}'])(
  'without valid keys there are none: %s',
  (text) => {
    expect(readVapidKeys(text)).toEqual([]);
  },
);
