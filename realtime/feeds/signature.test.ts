import { expect, it } from 'vitest';
import { verifySender, verifySignature } from '../hosts/verify-signature.ts';
import { createSigner } from './signature.ts';

const OLD = 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=';
const NEW = 'whsec_dGhlIG5ldyBzZWNyZXQgb2YgdGVzdHM=';

it('signs the body and, for the time before it, the sender', async () => {
  const now = Date.now();
  const headers = new Headers(createSigner(`${NEW} ${OLD}`)('msg_1', now, '{}'));
  expect(await verifySignature(NEW, headers, '{}')).toBe('verified');
  expect(await verifySender(`${OLD} ${NEW}`, headers, now)).toBe('verified');
  expect(await verifySender(OLD, headers, now)).toBe('unverified');
  headers.set('webhook-id', 'msg_2');
  expect(await verifySender(NEW, headers, now)).toBe('unverified');
  headers.delete('webhook-sender-signature');
  expect(await verifySender(NEW, headers, now)).toBe('possible');
});
