import { Webhook } from 'standardwebhooks';

export type Verification = 'verified' | 'unverified' | 'no-secret';

/**
 * Checks a Standard Webhooks signature over the body's text, at most five
 * minutes old or ahead. `secrets` holds one secret, or two with a space
 * between them while one replaces the other: either is good.
 */
export function verifySignature(
  secrets: string | undefined,
  headers: Headers,
  text: string,
): Verification {
  const webhooks = readSecrets(secrets);
  if (webhooks.length === 0) return 'no-secret';
  const signed = Object.fromEntries(headers);
  return webhooks.some((webhook) => isSigned(webhook, signed, text)) ? 'verified' : 'unverified';
}

function isSigned(webhook: Webhook, headers: Record<string, string>, text: string): boolean {
  try {
    webhook.verify(text, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** A secret that cannot be read counts as none. */
function readSecrets(secrets: string | undefined): Webhook[] {
  return (secrets ?? '').split(' ').flatMap((secret) => {
    if (secret === '') return [];
    try {
      return [new Webhook(secret)];
    } catch {
      return [];
    }
  });
}
