import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEYS } from '../settings/keys.ts';
import type { Kind } from '../settings/setting.ts';
import { StartError } from './command.ts';

/** The file of each key in the state folder, and the function that makes a new key. */
const FILES = {
  INGEST_SECRET: { file: 'ingest-secret', make: makeIngestSecret },
  SESSION_SECRET: { file: 'session-secret', make: makeRandomSecret },
  VAPID_KEY: { file: 'vapid-key', make: makePrivateKey },
  EDGE_KEY: { file: 'edge-key', make: makeRandomSecret },
  METRICS_TOKEN: { file: 'metrics-token', make: makeRandomSecret },
  OPERATOR_TOKEN: { file: 'operator-token', make: makeRandomSecret },
  OPS_PASSWORD: { file: 'ops-password', make: makeRandomSecret },
  ENCRYPTION_KEY: { file: 'encryption-key', make: makePrivateKey },
} as const satisfies Record<keyof typeof KEYS, { file: string; make: () => string }>;

export type SecretName = keyof typeof FILES;
/** Secrets of the environment; an empty one counts as absent. */
export type SecretsSet = Readonly<Partial<Record<SecretName, string | undefined>>>;
export type Secrets = Record<SecretName, string>;

/**
 * Returns a secret from the environment, else from its file in the folder `state`. Creates the file with a
 * new secret if there is none. Throws a `StartError` for an invalid secret.
 */
export async function readSecret(
  state: string,
  name: SecretName,
  environment: SecretsSet,
): Promise<string> {
  const value = environment[name]?.trim() ?? '';
  const { kind } = KEYS[name];
  if (value !== '') return check(value, kind, name);
  const file = join(state, FILES[name].file);
  const kept = await readIfThere(file);
  if (kept !== null) return check(kept.trim(), kind, file);
  await mkdir(state, { recursive: true });
  await createWhole(file, `${FILES[name].make()}\n`);
  return check((await readFile(file, 'utf8')).trim(), kind, file);
}

/** Throws a `StartError` if a secret of the environment is malformed. Reads and writes no file. */
export function checkSecrets(environment: SecretsSet): void {
  const values = new Map(Object.entries(environment));
  for (const [name, { kind }] of Object.entries(KEYS)) {
    const value = values.get(name)?.trim() ?? '';
    if (value !== '') check(value, kind, name);
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates a file with all its content at once. If another run has created the file meanwhile, that one stays. */
async function createWhole(file: string, content: string): Promise<void> {
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, content, { mode: 0o600 });
  try {
    await link(written, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(written);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Returns every secret, as `readSecret` does, and creates the missing ones. */
export async function readSecrets(state: string, environment: SecretsSet): Promise<Secrets> {
  return {
    INGEST_SECRET: await readSecret(state, 'INGEST_SECRET', environment),
    SESSION_SECRET: await readSecret(state, 'SESSION_SECRET', environment),
    VAPID_KEY: await readSecret(state, 'VAPID_KEY', environment),
    EDGE_KEY: await readSecret(state, 'EDGE_KEY', environment),
    METRICS_TOKEN: await readSecret(state, 'METRICS_TOKEN', environment),
    OPERATOR_TOKEN: await readSecret(state, 'OPERATOR_TOKEN', environment),
    OPS_PASSWORD: await readSecret(state, 'OPS_PASSWORD', environment),
    ENCRYPTION_KEY: await readSecret(state, 'ENCRYPTION_KEY', environment),
  };
}

/** Returns a new secret in the form of Standard Webhooks. */
export function makeIngestSecret(): string {
  return `whsec_${makeRandomSecret()}`;
}

/** Returns 32 random bytes in base64. */
export function makeRandomSecret(): string {
  return randomBytes(32).toString('base64');
}

/** Returns a new private key on P-256 as a JWK. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

function check(secret: string, kind: Kind, where: string): string {
  const fault = kind.check(secret);
  if (fault === null) return secret;
  throw new StartError(`${where} ${fault}. "npm run tool -- keys" makes one.`);
}
