import type { Context } from 'hono';
import { longTokens } from '../../realtime/hosts/metrics/report.ts';
import { isAmong } from '../digest.ts';

/** Whether a request holds a bearer's token of `secret`; a missing or short one is held by nobody. */
export async function holdsToken(c: Context, secret: string | undefined): Promise<boolean> {
  const accepted = longTokens(secret).map((token) => `Bearer ${token}`);
  if (await isAmong(c.req.header('authorization') ?? '', accepted)) return true;
  c.header('www-authenticate', 'Bearer');
  return false;
}
