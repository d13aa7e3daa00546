import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signatureOf, verifySender, verifySignature } from './verify-signature.ts';

const NOW = 1_764_374_400_900;
const OLD = 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=';
const NEW = 'whsec_dGhlIG5ldyBzZWNyZXQgb2YgdGVzdHM=';
const TEXT = '{"venue":"São Januário"}';

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Returns headers that the library signs, as other feeds do. */
function signed({ secret = NEW, at = NOW, text = TEXT, ...changed }: Record<string, unknown> = {}) {
  const time = Number(at);
  return new Headers({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(time / 1_000)),
    'webhook-signature': new Webhook(String(secret)).sign('msg_1', new Date(time), String(text)),
    ...changed,
  });
}

const WRONG = `v1,${'A'.repeat(43)}=`;

describe('a signature by the library', () => {
  it.each([
    ['of the only secret', NEW, signed()],
    ['of either of two secrets', `${NEW} ${OLD}`, signed({ secret: OLD })],
    ['of a secret without a prefix', NEW.slice(6), signed()],
    ['of a secret without padding', NEW.replace('=', ''), signed()],
    ['of a secret with a digit too many', 'A'.repeat(25), signed({ secret: 'A'.repeat(25) })],
    ['beside an unreadable secret', `whsec_? ${NEW}`, signed()],
    ['of five minutes ago', NEW, signed({ at: NOW - 299_000 })],
    ['of five minutes ahead', NEW, signed({ at: NOW + 300_000 })],
  ])('is verified: %s', async (_what, secrets, headers) => {
    expect(await verifySignature(secrets, headers, TEXT)).toBe('verified');
  });

  it('is found among others, also of other versions', async () => {
    const headers = signed();
    const right = headers.get('webhook-signature') ?? '';
    headers.set('webhook-signature', `v1a,x ${WRONG} v2,${right.slice(3)} ${right}`);
    expect(await verifySignature(NEW, headers, TEXT)).toBe('verified');
    headers.set('webhook-signature', `v1a,x ${WRONG} v2,${right.slice(3)}`);
    expect(await verifySignature(NEW, headers, TEXT)).toBe('unverified');
  });

  it.each([
    ['of another secret', signed({ secret: OLD })],
    ['of another text', signed({ text: '{}' })],
    ['of another id', signed({ 'webhook-id': 'msg_2' })],
    ['without an id', signed({ 'webhook-id': '' })],
    ['without a time', signed({ 'webhook-timestamp': '' })],
    ['with a time that is no number', signed({ 'webhook-timestamp': 'now' })],
    ['that is too old', signed({ at: NOW - 302_000 })],
    ['that is too far ahead', signed({ at: NOW + 302_000 })],
    ['that is missing', signed({ 'webhook-signature': '' })],
    ['that is cut off', signed({ 'webhook-signature': 'v1,AAAA' })],
  ])('is not verified %s', async (_what, headers) => {
    expect(await verifySignature(NEW, headers, TEXT)).toBe('unverified');
  });
});

it.each([undefined, '', 'whsec_', `whsec_${'A'.repeat(21)}`, 'whsec_not~base64~of~24~chars'])(
  'there is no secret in %j',
  async (secrets) => {
    expect(await verifySignature(secrets, signed(), TEXT)).toBe('no-secret');
    expect(await verifySender(secrets, signed(), NOW)).toBe('no-secret');
  },
);

it('a room’s signature is one that the library verifies', async () => {
  const headers = await signatureOf(`${NEW} ${OLD}`, TEXT);
  expect(new Webhook(NEW).verify(TEXT, headers)).toEqual(JSON.parse(TEXT));
  await expect(signatureOf('', TEXT)).rejects.toThrow('No secret');
});

it('the platform hashes a text once for each secret, however many signatures there are', async () => {
  const sign = vi.spyOn(crypto.subtle, 'sign');
  const headers = signed({
    'webhook-signature': Array.from({ length: 20 }, () => WRONG).join(' '),
  });
  expect(await verifySignature(`${NEW} ${OLD}`, headers, TEXT)).toBe('unverified');
  expect(sign).toHaveBeenCalledTimes(2);
  sign.mockRestore();
});
