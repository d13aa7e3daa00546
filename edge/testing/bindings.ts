import { env as found } from 'cloudflare:workers';
import type { Env } from '../env.ts';

const { MIGRATIONS, INGEST_SECRET } = found;
if (!MIGRATIONS || !INGEST_SECRET)
  throw new Error('vitest.config.ts binds no migrations, or no secret');

/** No build is served. */
const noFiles: Env['ASSETS'] = {
  fetch: async () => new Response(null, { status: 404 }),
  connect: () => {
    throw new Error('Files are fetched');
  },
};

/** The Worker's environment in tests. */
export const env: Env = { ...found, INGEST_SECRET, ASSETS: noFiles };
export const migrations = MIGRATIONS;
