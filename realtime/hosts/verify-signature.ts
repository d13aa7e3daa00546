import { Webhook } from 'standardwebhooks';
import { SENDER_SIGNATURE } from '../protocol/ingest.ts';
import { secretValues } from '../protocol/secret-values.ts';

export type Verification = 'verified' | 'unverified' | 'no-secret';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
/** Most characters of each of these headers: a list of signatures may have a dozen. */
const MAX_HEADER = 1_000;
/** Largest difference of a timestamp from now, s. */
const TOLERANCE_S = 300;
const SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/;

/**
 * Returns the result of checking a Standard Webhooks signature over the body's text, which may be
 * at most five minutes old or ahead. `secrets` contains one secret, or two with a space between
 * them during a rotation: either is valid.
 */
export function verifySignature(
  secrets: string | undefined,
  headers: { get(name: string): string | null },
  text: string,
): Verification {
  const webhooks = readSecrets(secrets);
  if (webhooks.length === 0) return 'no-secret';
  const signed = Object.fromEntries(HEADERS.map((name) => [name, headers.get(name) ?? '']));
  return webhooks.some((webhook) => isSigned(webhook, signed, text)) ? 'verified' : 'unverified';
}

/**
 * Returns what a request's headers say before its body is read: `verified` if they have the signature of
 * their sender, `possible` if they have a signature of the body, whose time is at most five minutes old or
 * ahead.
 */
export function verifySender(
  secrets: string | undefined,
  headers: { get(name: string): string | null },
  now: number,
): Verification | 'possible' {
  const webhooks = readSecrets(secrets);
  if (webhooks.length === 0) return 'no-secret';
  const [id = '', time = '', signatures = ''] = HEADERS.map((name) => headers.get(name) ?? '');
  const sender = headers.get(SENDER_SIGNATURE);
  if (id === '' || [id, signatures, sender ?? ''].some(({ length }) => length > MAX_HEADER))
    return 'unverified';
  const isTimely = /^\d{1,12}$/.test(time) && Math.abs(Number(time) - now / 1_000) <= TOLERANCE_S;
  if (!isTimely || !signatures.split(' ').some((one) => SIGNATURE.test(one))) return 'unverified';
  if (sender === null) return 'possible';
  const signed = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': sender };
  return webhooks.some((webhook) => isSigned(webhook, signed, '')) ? 'verified' : 'unverified';
}

/** Returns headers that sign `text` by the first secret, for calls between rooms. */
export function signatureOf(secrets: string, text: string): Record<string, string> {
  const [webhook] = readSecrets(secrets);
  if (!webhook) throw new Error('No secret signs calls between rooms');
  const id = crypto.randomUUID();
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': webhook.sign(id, now, text),
  };
}

function isSigned(webhook: Webhook, headers: Record<string, string>, text: string): boolean {
  try {
    webhook.verify(text, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** At least 16 bytes in base64. */
const SECRET = /^(whsec_)?[A-Za-z0-9+/]{22,}={0,2}$/;

/** Returns a verifier for each secret, except for unreadable and too short ones. */
function readSecrets(secrets: string | undefined): Webhook[] {
  return secretValues(secrets).flatMap((secret) => {
    if (!SECRET.test(secret)) return [];
    try {
      return [new Webhook(secret)];
    } catch {
      return [];
    }
  });
}
