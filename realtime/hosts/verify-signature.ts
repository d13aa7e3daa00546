import { SENDER_SIGNATURE } from '../protocol/ingest.ts';
import { secretValues } from '../protocol/secret-values.ts';

export type Verification = 'verified' | 'unverified' | 'no-secret';

/** Most characters of each of these headers: a list of signatures may have a dozen. */
const MAX_HEADER = 1_000;
/** Largest difference of a timestamp from now, s. */
const TOLERANCE_S = 300;
const SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/;
/** At least 16 bytes in base64. As in the library that feeds sign with, padding and a digit too many mean nothing. */
const SECRET = /^(?:whsec_)?((?:[A-Za-z0-9+/]{4}){5,}[A-Za-z0-9+/]{2,4})[A-Za-z0-9+/]?={0,2}$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Returns the result of checking a Standard Webhooks signature over the body's text, which may be
 * at most five minutes old or ahead. `secrets` contains one secret, or two with a space between
 * them during a rotation: either is valid.
 */
export async function verifySignature(
  secrets: string | undefined,
  headers: { get(name: string): string | null },
  text: string,
): Promise<Verification> {
  const { start, signatures } = readHeaders(headers, Date.now());
  return verify(secrets, start + text, signatures);
}

/**
 * Returns what a request's headers say before its body is read: `verified` if they have the signature of
 * their sender, `possible` if they have a signature of the body, whose time is at most five minutes old or
 * ahead.
 */
export async function verifySender(
  secrets: string | undefined,
  headers: { get(name: string): string | null },
  now: number,
): Promise<Verification | 'possible'> {
  const { start, signatures } = readHeaders(headers, now);
  const sender = headers.get(SENDER_SIGNATURE);
  const isPossible = signatures.length > 0;
  const said = await verify(secrets, start, isPossible ? signaturesIn(sender ?? '') : []);
  return said === 'unverified' && isPossible && sender === null ? 'possible' : said;
}

/** Returns headers that sign `text` by the first secret, for calls between rooms. */
export async function signatureOf(secrets: string, text: string): Promise<Record<string, string>> {
  const [key] = await keysOf(secrets);
  if (!key) throw new Error('No secret signs calls between rooms');
  const id = crypto.randomUUID();
  const time = String(Math.floor(Date.now() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': await sign(key, `${id}.${time}.${text}`),
  };
}

/** Returns what is signed before a body, and its signatures: none without an id, or if the time is not about now. */
function readHeaders(headers: { get(name: string): string | null }, now: number) {
  const id = headers.get('webhook-id') ?? '';
  const time = headers.get('webhook-timestamp') ?? '';
  const isTimely = /^\d{1,12}$/.test(time) && Math.abs(Number(time) - now / 1_000) <= TOLERANCE_S;
  const isUsable = id !== '' && id.length <= MAX_HEADER && isTimely;
  const list = isUsable ? (headers.get('webhook-signature') ?? '') : '';
  return { start: `${id}.${Number(time)}.`, signatures: signaturesIn(list) };
}

function signaturesIn(list: string): string[] {
  return list.length > MAX_HEADER ? [] : list.split(' ').filter((one) => SIGNATURE.test(one));
}

/** Whether a secret made any of the signatures. The text is hashed once for each secret, however many these are. */
async function verify(
  secrets: string | undefined,
  text: string,
  signatures: readonly string[],
): Promise<Verification> {
  const keys = await keysOf(secrets);
  if (keys.length === 0) return 'no-secret';
  if (signatures.length === 0) return 'unverified';
  const right = await Promise.all(keys.map((key) => sign(key, text)));
  const isRight = right.some((one) => signatures.some((given) => isSame(one, given)));
  return isRight ? 'verified' : 'unverified';
}

/** Compares in the same time wherever two signatures of one length differ: nobody can guess one digit at a time. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** Returns a signature by the platform, which takes a fraction of the time that code in JavaScript does. */
async function sign(key: CryptoKey, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign(HMAC.name, key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

/** Returns a key for each secret, except for unreadable and too short ones. */
async function keysOf(secrets: string | undefined): Promise<CryptoKey[]> {
  const texts = secretValues(secrets).flatMap((secret) => SECRET.exec(secret)?.[1] ?? []);
  const bytes = texts.map((text) => Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0)));
  return Promise.all(
    bytes.map((each) => crypto.subtle.importKey('raw', each, HMAC, false, ['sign'])),
  );
}
