import { CompactEncrypt, importJWK, type JWK } from 'jose';

/**
 * Returns a body encrypted for the patron API's key `kid`, as a compact JWE (RFC 7516) by ECDH-ES
 * and A256GCM. Its protected header has the date (`iat`, s) of `now` (ms, by the API's clock).
 */
export async function encryptBody(
  body: Uint8Array,
  { key, kid }: { key: JWK; kid: string },
  now: number,
): Promise<string> {
  return new CompactEncrypt(body)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat: Math.floor(now / 1_000) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}
