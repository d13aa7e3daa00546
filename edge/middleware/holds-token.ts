import type { Context } from 'hono';
import { longToken } from '../../realtime/hosts/metrics/report.ts';
import { digestOf } from '../digest.ts';

/** Whether a request holds the bearer's token; a missing or short token is held by nobody. */
export async function holdsToken(c: Context, secret: string | undefined): Promise<boolean> {
  const token = longToken(secret);
  // The time of a comparison shows where two texts differ; a digest reveals nothing by that.
  const given = await digestOf(c.req.header('authorization') ?? '');
  if (token !== undefined && given === (await digestOf(`Bearer ${token}`))) return true;
  c.header('www-authenticate', 'Bearer');
  return false;
}
