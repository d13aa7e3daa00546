import type * as v from 'valibot';
import type { getEncryptionKey } from '../../edge/contracts/session-calls.ts';

type EncryptionKey = v.InferOutput<typeof getEncryptionKey.data>;

/*
 * JWE (RFC 7516) in the only form that the patron API accepts: ECDH-ES, A256GCM, compact.
 * WebCrypto needs this much code; a library is ten times as large.
 */

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const ENCRYPTION = 'A256GCM';

/** Returns a body encrypted as JSON for the patron API's key, sealed at `now` (ms, by the API's clock). */
export async function encryptBody(
  body: unknown,
  { key, kid }: Pick<EncryptionKey, 'key' | 'kid'>,
  now: number,
): Promise<string> {
  const { subtle } = crypto;
  const recipient = await subtle.importKey('jwk', strip(key), P256, false, []);
  const own = await subtle.generateKey(P256, true, ['deriveBits']);
  const epk = strip(await subtle.exportKey('jwk', own.publicKey));
  const iat = Math.floor(now / 1_000);
  const header = encoded(text(JSON.stringify({ alg: 'ECDH-ES', enc: ENCRYPTION, kid, iat, epk })));
  const secret = await subtle.deriveBits({ name: 'ECDH', public: recipient }, own.privateKey, 256);
  const raw = await subtle.digest('SHA-256', derivation(new Uint8Array(secret)));
  const content = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: text(header) },
      content,
      text(JSON.stringify(body)),
    ),
  );
  const tagAt = sealed.byteLength - 16;
  // The encrypted key belongs between the first two dots; ECDH-ES alone has none.
  return [
    header,
    '',
    encoded(iv),
    encoded(sealed.subarray(0, tagAt)),
    encoded(sealed.subarray(tagAt)),
  ].join('.');
}

/**
 * Returns the input of the key's hash (RFC 7518 §4.6.2): counter, secret, algorithm, two empty
 * parties, 256 bits.
 */
function derivation(secret: Uint8Array): Uint8Array<ArrayBuffer> {
  const algorithm = text(ENCRYPTION);
  return Uint8Array.from([
    ...number(1),
    ...secret,
    ...number(algorithm.byteLength),
    ...algorithm,
    ...number(0),
    ...number(0),
    ...number(256),
  ]);
}

/** 32 bits; all values here fit the last two bytes. */
function number(value: number): number[] {
  return [0, 0, value >> 8, value & 255];
}

/** Keeps the members that make the key: others restrict its use. */
function strip({ kty, crv, x, y }: JsonWebKey): JsonWebKey {
  return { kty, crv, x, y } as JsonWebKey;
}

function text(value: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(value));
}

/** base64url */
function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
