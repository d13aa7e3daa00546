import { fromBase64url } from '../shared/base64url.ts';

/** A browser's keys for messages, from its subscription. */
export interface ReceiverKeys {
  /** Its public key on P-256, 65 bytes. */
  p256dh: Uint8Array<ArrayBuffer>;
  /** Its secret, 16 bytes. */
  auth: Uint8Array<ArrayBuffer>;
}

/** Key pair and salt of one message. */
export interface MessageKeys {
  pair: CryptoKeyPair;
  salt: Uint8Array<ArrayBuffer>;
}

const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
/** Size of a message's only record, bytes: push services accept 4,096. */
const RECORD_SIZE = 4_096;
/** Header (86 bytes), delimiter and tag of the only record. */
const OVERHEAD = 86 + 1 + 16;
/** Marks the end of the last record (RFC 8188 §2). */
const LAST_RECORD = 2;

/** Longest text of a message, bytes. */
export const LONGEST_MESSAGE = RECORD_SIZE - OVERHEAD;

/** Returns new keys: each message has its own. */
export async function newMessageKeys(): Promise<MessageKeys> {
  const pair = await crypto.subtle.generateKey(ECDH, true, ['deriveBits']);
  // The general signature may also return a single key.
  if (!('privateKey' in pair)) throw new Error('ECDH makes pairs');
  return { pair, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/**
 * Returns a text encrypted for a browser (RFC 8291, `aes128gcm`). Throws for a key that is not a
 * point of the curve, or a text that is too long.
 */
export async function encryptMessage(
  text: string,
  { p256dh, auth }: ReceiverKeys,
  { pair, salt }: MessageKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new TextEncoder().encode(text);
  if (content.byteLength > LONGEST_MESSAGE) throw new Error('The message is too long');
  const receiver = await crypto.subtle.importKey('raw', p256dh, ECDH, false, []);
  // The platform's types call its member `$public`.
  const agreement = { name: 'ECDH', public: receiver };
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256);
  const sender = new Uint8Array(await exportRaw(pair.publicKey));
  const secret = await expand(shared, auth, joined(utf8('WebPush: info\0'), p256dh, sender), 32);
  const [key, nonce] = await Promise.all([
    expand(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16),
    expand(secret, salt, utf8('Content-Encoding: nonce\0'), 12),
  ]);
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
    joined(content, new Uint8Array([LAST_RECORD])),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([sender.byteLength]), sender, new Uint8Array(record));
}

async function exportRaw(key: CryptoKey): Promise<ArrayBuffer> {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (!(raw instanceof ArrayBuffer)) throw new Error('A raw key is bytes');
  return raw;
}

/**
 * Returns `length` bytes by HKDF with SHA-256: extracts from `secret` with `salt`, expands with
 * `info`.
 */
async function expand(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Whether a base64url text is a public key on P-256. */
export async function isPoint(text: string): Promise<boolean> {
  const bytes = fromBase64url(text);
  if (bytes?.byteLength !== 65) return false;
  try {
    await crypto.subtle.importKey('raw', bytes, ECDH, false, []);
    return true;
  } catch {
    return false;
  }
}
