import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import type { OriginHandlers } from '../../services.ts';
import { endSession, renewSession } from './sessions.ts';

/**
 * How long clients may cache the key, ms. A replaced key must be accepted for as long
 * (docs/runbook.md).
 */
const KEY_LIFE = 3_600_000;

export const sessionHandlers = {
  getEncryptionKey: async (_input, { keys, now }) => {
    const found = await keys();
    if (found === null) return new Refusal(503, GENERIC_FAILURE);
    const [{ key, kid }] = found.encryptionKeys;
    const { kty, crv, x, y } = key;
    return {
      key: { kty, crv, x, y, alg: 'ECDH-ES', use: 'enc' },
      kid,
      expiresAt: now + KEY_LIFE,
      now,
    };
  },
  renewTokens: ({ body }, services) => renewSession(services, body.renewalToken),
  signOut: async (_input, { db, now, session }) => {
    if (session) await endSession(db, session.sessionId, now);
    return {};
  },
} satisfies Partial<OriginHandlers>;
