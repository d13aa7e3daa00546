import type { Context } from 'hono';
import { longTokens } from '../../realtime/hosts/metrics/report.ts';
import { isAmong } from '../digest.ts';

/**
 * Whether a request has a bearer token that is a value of `secret`; false for everybody if the
 * secret is missing or too short. Sets `www-authenticate` if not.
 */
export async function holdsToken(c: Context, secret: string | undefined): Promise<boolean> {
  const accepted = longTokens(secret).map((token) => `Bearer ${token}`);
  if (await isAmong(c.req.header('authorization') ?? '', accepted)) return true;
  c.header('www-authenticate', 'Bearer');
  return false;
}
