import { env as found } from 'cloudflare:workers';
import type { Env } from '../env.ts';

const { MIGRATIONS, INGEST_SECRET } = found;
if (!MIGRATIONS || !INGEST_SECRET)
  throw new Error('vitest.config.ts binds no migrations, or no secret');

/** The Worker's environment in tests. */
export const env: Env = { ...found, INGEST_SECRET };
export const migrations = MIGRATIONS;
