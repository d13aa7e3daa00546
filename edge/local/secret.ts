import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Secret = { kind: 'ok'; secret: string } | { kind: 'malformed'; message: string };

/**
 * The secret that feeds sign with: INGEST_SECRET, else the one in
 * `{state}/ingest-secret`, which is made at the first start.
 */
export async function readSecret(state: string, fromEnv: string | undefined): Promise<Secret> {
  if (fromEnv !== undefined && fromEnv.trim() !== '') return check(fromEnv.trim(), 'INGEST_SECRET');
  const file = join(state, 'ingest-secret');
  try {
    return check((await readFile(file, 'utf8')).trim(), file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await mkdir(state, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return { kind: 'ok', secret };
}

function check(secret: string, where: string): Secret {
  const parts = secret.split(' ');
  if (parts.length <= 2 && parts.every((part) => /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(part)))
    return { kind: 'ok', secret };
  return {
    kind: 'malformed',
    message:
      `${where} must hold "whsec_" and at least 16 bytes in base64 ` +
      `(two of them with a space between while one replaces the other).`,
  };
}
