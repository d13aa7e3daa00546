import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../shared/base64url.ts';
import { encryptMessage, isPoint, LONGEST_MESSAGE, newMessageKeys } from './encrypt-message.ts';

/** The example of RFC 8291, appendix A. */
const RFC_8291 = {
  text: 'When I grow up, I want to be a watermelon',
  sender: {
    d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    point:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const found = fromBase64url(text);
  if (!found) throw new Error(`${text} is no base64url`);
  return found;
}

/** Returns the key pair of the example. */
async function senderPair(): Promise<CryptoKeyPair> {
  const { d, point } = RFC_8291.sender;
  const raw = bytes(point);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d,
    x: toBase64url(raw.slice(1, 33)),
    y: toBase64url(raw.slice(33)),
    ext: true,
  };
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('raw', raw, ecdh, true, []),
  };
}

const receiver = { p256dh: bytes(RFC_8291.p256dh), auth: bytes(RFC_8291.auth) };

it('a message is encrypted as in the example of RFC 8291', async () => {
  const keys = { pair: await senderPair(), salt: bytes(RFC_8291.salt) };
  const body = await encryptMessage(RFC_8291.text, receiver, keys);
  expect(toBase64url(body)).toBe(RFC_8291.body);
});

it('no two messages have the same keys', async () => {
  const [one, other] = [await newMessageKeys(), await newMessageKeys()];
  const bodies = await Promise.all(
    [one, other].map((keys) => encryptMessage(RFC_8291.text, receiver, keys)),
  );
  const [first, second] = bodies.map((body) => toBase64url(body.slice(0, 86)));
  expect(first).not.toBe(second);
});

it('the longest message fits what push services take, and a longer one is refused', async () => {
  const body = await encryptMessage('x'.repeat(LONGEST_MESSAGE), receiver, await newMessageKeys());
  expect(body.byteLength).toBe(4_096);
  const longer = encryptMessage('x'.repeat(LONGEST_MESSAGE + 1), receiver, await newMessageKeys());
  await expect(longer).rejects.toThrow('too long');
});

it.each([
  [RFC_8291.p256dh, true],
  [`BA${RFC_8291.p256dh.slice(2)}`, false],
  [RFC_8291.auth, false],
  ['no base64url!', false],
])('a public key must be a point of the curve: %s', async (text, isOne) => {
  expect(await isPoint(text)).toBe(isOne);
});
