import { Webhook } from 'standardwebhooks';

/** The secrets of the `edge` project in vitest.config.ts. */
export const OLD_SECRET = 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=';
export const NEW_SECRET = 'whsec_dGhlIG5ldyBzZWNyZXQgb2YgdGVzdHM=';

/** A request that a feed signed: sends a text as it is, anything else as JSON. */
export function signed(
  path: string,
  content: unknown,
  { secret = NEW_SECRET, at = Date.now() } = {},
): Request {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const id = `msg_${crypto.randomUUID()}`;
  return new Request(new URL(path, 'http://localhost'), {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, new Date(at), body),
    },
  });
}
