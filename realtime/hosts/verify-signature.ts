import { Webhook } from 'standardwebhooks';
import { secretValues } from '../protocol/secret-values.ts';

export type Verification = 'verified' | 'unverified' | 'no-secret';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

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
