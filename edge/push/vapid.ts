import { importJWK, SignJWT } from 'jose';
import { readPrivateKeys, type PrivateKey } from '../session/secrets.ts';
import { fromBase64url, toBase64url } from '../shared/base64url.ts';

/** A key by which push services recognise the sender (RFC 8292). */
export interface VapidKey {
  /** 65 bytes in base64url, as browsers take it. */
  publicKey: string;
  private: PrivateKey;
}

/** Returns the keys, the current one first; none if the setting is absent or invalid. */
export function readVapidKeys(text: string | undefined): readonly VapidKey[] {
  return (readPrivateKeys(text) ?? []).map((key) => ({
    publicKey: publicKeyOf(key),
    private: key,
  }));
}

/**
 * Returns the public key as an uncompressed point in base64url: a byte 4, then both coordinates.
 */
function publicKeyOf({ x, y }: PrivateKey): string {
  const coordinates = [x, y].map((text) => [...(fromBase64url(text) ?? [])]);
  return toBase64url(new Uint8Array([4, ...coordinates.flat()]));
}

/** A token's life, s: RFC 8292 allows a day. */
const LIFE = 12 * 3_600;
/** A token that expires within this time is replaced, s. */
const MARGIN = 3_600;

export interface Sender {
  key: VapidKey;
  /** Address at which a push service reaches the operator: `mailto:` or `https:`. */
  contact: string;
  /** ms */
  now: number;
  /** Whether the token is cached: not for a host that somebody may have invented. */
  isKept: boolean;
}

interface KnownToken {
  token: string;
  /** s */
  ends: number;
}

/** Most cached tokens: more than there are push services, keys and sites. */
const MOST_KNOWN = 500;

/** Tokens by push service, key and contact: a signature costs as much as the rest of a message. */
const known = new Map<string, KnownToken>();

/** Returns the `authorization` header of messages to a push service, given by its origin. */
export async function vapidHeader(
  origin: string,
  { key, contact, now, isKept }: Sender,
): Promise<string> {
  const name = [origin, key.publicKey, contact].join(' ');
  const seconds = Math.floor(now / 1_000);
  let found = known.get(name);
  if (!found || found.ends - seconds < MARGIN || found.ends - seconds > LIFE) {
    const ends = seconds + LIFE;
    found = { token: await sign(origin, { key, contact, ends }), ends };
    if (isKept) keep(name, found);
  }
  return `vapid t=${found.token}, k=${key.publicKey}`;
}

function keep(name: string, token: KnownToken): void {
  // A map lists its oldest entry first.
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(name, token);
}

async function sign(
  origin: string,
  { key, contact, ends }: { key: VapidKey; contact: string; ends: number },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(origin)
    .setExpirationTime(ends)
    .setSubject(contact)
    .sign(await importJWK(key.private, 'ES256'));
}
