import * as v from 'valibot';
import { secretValues } from '../../realtime/protocol/secret-values.ts';

/** Fewest bytes of a session's secret: as many as its signature has. */
const LEAST_BYTES = 32;

/**
 * Keys in use: first the one that the product uses, then those that it also accepts while one
 * replaces another.
 */
export type InUse<Key> = readonly [used: Key, ...others: Key[]];

/**
 * Returns the result of `read` for each value of a secret; null if there is no value, or one is
 * invalid.
 */
function readAll<Key>(
  text: string | undefined,
  read: (value: string) => Key | null,
): InUse<Key> | null {
  const keys: Key[] = [];
  for (const value of secretValues(text)) {
    const key = read(value);
    if (key === null) return null;
    keys.push(key);
  }
  const [used, ...others] = keys;
  return used === undefined ? null : [used, ...others];
}

/** Returns the bytes of each value of `SESSION_SECRET`; null if invalid. */
export function readSessionSecrets(
  text: string | undefined,
): InUse<Uint8Array<ArrayBuffer>> | null {
  return readAll(text, readSessionSecret);
}

/** Returns the private JWK of each value of `ENCRYPTION_KEY` or `VAPID_KEY`; null if invalid. */
export function readPrivateKeys(text: string | undefined): InUse<PrivateKey> | null {
  return readAll(text, readPrivateKey);
}

/** Returns the bytes of a secret that signs access tokens; null if invalid. */
export function readSessionSecret(text: string | undefined): Uint8Array<ArrayBuffer> | null {
  const base64 = text?.trim() ?? '';
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return null;
  try {
    const bytes = Uint8Array.from(
      atob(base64.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
    return bytes.byteLength >= LEAST_BYTES ? bytes : null;
  } catch {
    return null;
  }
}

/** 32 bytes in base64url, as JWKs on P-256 have them. */
const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const privateKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});
export type PrivateKey = v.InferOutput<typeof privateKeySchema>;

/** Returns a private JWK on P-256; null if invalid. */
export function readPrivateKey(text: string | undefined): PrivateKey | null {
  try {
    const read = v.safeParse(privateKeySchema, JSON.parse(text ?? ''));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
