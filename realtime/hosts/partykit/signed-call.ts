import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Returns headers that sign `body` as Standard Webhooks, for calls between rooms. */
export function signatureOf(secret: string, body: string): Record<string, string> {
  const id = crypto.randomUUID();
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}

/** Whether `body` has a signature of `secret` from the last five minutes. */
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
