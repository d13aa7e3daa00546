import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { readAccessToken, type Session } from '../origin/patron/sessions/access-token.ts';
import { isLive } from '../origin/patron/sessions/sessions.ts';
import { readSessionKeys } from './session-keys.ts';

/** Returns the session of a token of the embedded accounts; null if the token is invalid or the session has ended. */
export async function readSession(
  env: Env,
  token: string | null | undefined,
): Promise<Session | null> {
  if (!token) return null;
  const keys = await readSessionKeys(env);
  const now = Date.now();
  const session = keys && (await readAccessToken(token, keys.secrets, now));
  return session && (await isLive(createDatabase(env.DB), session, now)) ? session : null;
}
