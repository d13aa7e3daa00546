import { env as found } from 'cloudflare:workers';
import type { Env } from '../env.ts';

const { MIGRATIONS } = found;
if (!MIGRATIONS) throw new Error('vitest.config.ts binds no migrations');

/** The Worker's environment in tests. */
export const env: Env = found;
export const migrations = MIGRATIONS;
