import { Webhook } from 'standardwebhooks';

/** The headers of a signed request (Standard Webhooks). A type, not an interface, as fetch takes it as a record. */
export type SignatureHeaders = {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
};

/** Signs a request body under the id of its message. A secret that is none throws. */
export type Signer = (messageId: string, at: number, body: string) => SignatureHeaders;

/** Makes a signer from a secret: base64, with or without `whsec_` before it. */
export function createSigner(secret: string): Signer {
  const webhook = new Webhook(secret);
  return (messageId, at, body) => ({
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': webhook.sign(messageId, new Date(at), body),
  });
}
