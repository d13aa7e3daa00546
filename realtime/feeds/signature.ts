import { Webhook } from 'standardwebhooks';
import { SENDER_SIGNATURE } from '../protocol/ingest.ts';
import { secretValues } from '../protocol/secret-values.ts';

/**
 * Headers of a signed request (Standard Webhooks, and our signature of the sender). A type, not an
 * interface, since fetch needs a record.
 */
export type SignatureHeaders = {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
  [SENDER_SIGNATURE]: string;
};

/** Returns the headers that sign a request body under a message id at a time (ms). */
export type Signer = (messageId: string, at: number, body: string) => SignatureHeaders;

/**
 * Creates a signer from a base64 secret, with or without `whsec_` before it; given two secrets,
 * from the first. Throws on an invalid secret.
 */
export function createSigner(secret: string): Signer {
  const [first = ''] = secretValues(secret);
  const webhook = new Webhook(first);
  return (messageId, at, body) => ({
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': webhook.sign(messageId, new Date(at), body),
    [SENDER_SIGNATURE]: webhook.sign(messageId, new Date(at), ''),
  });
}
