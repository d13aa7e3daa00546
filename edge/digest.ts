import { toBase64url } from './shared/base64url.ts';

/** Returns the SHA-256 of a text, base64url. */
export async function digestOf(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

/**
 * Whether a secret is an accepted one. Compares digests, because the time of a comparison reveals where two
 * texts differ: that place says nothing about a text whose digest is compared.
 */
export async function isAmong(given: string, accepted: readonly string[]): Promise<boolean> {
  const digests = await Promise.all(accepted.map(digestOf));
  return digests.includes(await digestOf(given));
}

/**
 * Returns the HMAC-SHA-256 of a text, base64url. For texts that are easy to guess from a plain digest, such
 * as a code of six digits.
 */
export async function keyedDigestOf(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text))));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
