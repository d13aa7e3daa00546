import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';
import { readSecret } from './secret.ts';

/*
 * What `npm run dev` needs before Vite starts: the ingest secret where Vite's
 * Worker reads it, the same one that the feed CLI takes by itself; and the API
 * documents.
 */
const file = join(PROJECT, '.dev.vars');
if (!existsSync(file)) {
  const secret = await readSecret(join(PROJECT, '.local'), process.env['INGEST_SECRET']);
  if (secret.kind === 'malformed') throw new Error(secret.message);
  writeFileSync(file, `INGEST_SECRET="${secret.secret}"\nAPI_DOCS=1\n`, { mode: 0o600 });
}
