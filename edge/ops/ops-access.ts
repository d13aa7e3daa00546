import type { Context } from 'hono';
import { isReporting } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { readSessionSecret } from '../session/secrets.ts';
import { hasSession } from './password-session.ts';
import { isAccessToken } from './verify-access.ts';

/** Cloudflare Access adds its token to each request that it lets through. */
export const ACCESS_HEADER = 'cf-access-jwt-assertion';

/** A request's access to `/ops`. With `absent` the product answers as if there were no such page. */
export type Access = 'absent' | 'refused' | 'locked' | 'open';

/**
 * Returns a request's access: by Cloudflare Access if ACCESS_TEAM_DOMAIN and ACCESS_AUD name an application,
 * else by OPS_PASSWORD if the product runs locally. Returns `absent` without either, without metrics to show,
 * and if only one of the two ACCESS settings is set.
 */
export async function accessOf(c: Context, env: Env): Promise<Access> {
  if (!isReporting(env)) return 'absent';
  const team = env.ACCESS_TEAM_DOMAIN?.trim() ?? '';
  const audience = env.ACCESS_AUD?.trim() ?? '';
  if (team !== '' && audience !== '') {
    const token = c.req.header(ACCESS_HEADER) ?? '';
    return (await isAccessToken(token, { team, audience })) ? 'open' : 'refused';
  }
  const password = passwordOf(env);
  if (password === null || team !== '' || audience !== '') return 'absent';
  return (await hasSession(c, password)) ? 'open' : 'locked';
}

/** Returns the local password; null in a deployment, or if it is too short. */
export function passwordOf({ LOCAL, OPS_PASSWORD }: Env): string | null {
  const password = OPS_PASSWORD?.trim() ?? '';
  return LOCAL === '1' && readSessionSecret(password) ? password : null;
}
