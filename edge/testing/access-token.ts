import { signAccessToken } from '../origin/patron/sessions/access-token.ts';
import { readSessionSecret } from '../session/secrets.ts';
import { env } from './bindings.ts';

/** Returns a token as the embedded patron API signs it, for `life` s. */
export async function accessToken(userId: string, life = 900): Promise<string> {
  const secret = readSessionSecret(env.SESSION_SECRET);
  if (secret === null) throw new Error('vitest.config.ts binds no SESSION_SECRET');
  return signAccessToken({ userId, sessionId: 'family', secret, life, now: Date.now() });
}
