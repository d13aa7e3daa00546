import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Headers that sign `body` as Standard Webhooks: for a call from one room to another. */
export function signatureOf(secret: string, body: string): Record<string, string> {
  const id = crypto.randomUUID();
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}

/** Whether `body` came with a signature of `secret` that is not older than five minutes. */
export function isSigned(
  secret: string,
  headers: { get(name: string): string | null },
  body: string,
): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const signed = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
  try {
    new Webhook(secret).verify(body, signed, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
