import { join } from 'node:path';
import { PROJECT } from './project.ts';
import { readSecret } from './secret.ts';

/** Prints the secret that feeds on this machine sign with; the first to ask makes it. */
const secret = await readSecret(join(PROJECT, '.local'), process.env['INGEST_SECRET']);
if (secret.kind === 'malformed') throw new Error(secret.message);
console.log(secret.secret);
