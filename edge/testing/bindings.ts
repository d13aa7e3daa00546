import { env as found } from 'cloudflare:workers';
import type { Env } from '../env.ts';

const { DB, MATCH_STATES, MIGRATIONS } = found;
if (!DB || !MATCH_STATES || !MIGRATIONS) throw new Error('wrangler.toml lacks bindings');

/** The Worker's environment in tests. */
export const env: Env = { ...found, DB, MATCH_STATES };
export const migrations = MIGRATIONS;
