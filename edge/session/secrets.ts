import * as v from 'valibot';

/** Least bytes of a session's secret: as many as its signature has. */
const LEAST_BYTES = 32;

/** Returns the bytes of `SESSION_SECRET`, which signs access tokens; null if invalid. */
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

/** Returns the private JWK of `ENCRYPTION_KEY`, for encrypted bodies; null if invalid. */
export function readEncryptionKey(text: string | undefined): PrivateKey | null {
  try {
    const read = v.safeParse(privateKeySchema, JSON.parse(text ?? ''));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
