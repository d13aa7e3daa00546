import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEncryptionKey, readSessionSecret } from '../session/secrets.ts';
import { StartError } from './command.ts';

interface SecretKind {
  /** File name in the state folder. */
  file: string;
  make: () => string;
  isValid: (text: string) => boolean;
  /** Completes the sentence '… must hold …'. */
  holds: string;
}

const KINDS = {
  /** Feeds sign what they send with it. */
  INGEST_SECRET: {
    file: 'ingest-secret',
    make: makeIngestSecret,
    isValid: (text) => {
      const parts = text.split(' ');
      return (
        parts.length <= 2 && parts.every((part) => /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(part))
      );
    },
    holds:
      '"whsec_" and at least 16 bytes in base64 ' +
      '(during a change the new and the old one, with a space between)',
  },
  /** Signs access tokens. */
  SESSION_SECRET: {
    file: 'session-secret',
    make: makeRandomSecret,
    isValid: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes one)',
  },
  /** Proves to the APIs, where they run in a process of their own, that the edge calls. */
  EDGE_KEY: {
    file: 'edge-key',
    make: makeRandomSecret,
    isValid: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes one)',
  },
  /** Opens `/metrics`. */
  METRICS_TOKEN: {
    file: 'metrics-token',
    make: makeRandomSecret,
    isValid: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes one)',
  },
  /** Opens `/operator`. */
  OPERATOR_TOKEN: {
    file: 'operator-token',
    make: makeRandomSecret,
    isValid: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes one)',
  },
  /** Private key that decrypts request bodies with passwords in them. */
  ENCRYPTION_KEY: {
    file: 'encryption-key',
    make: makeEncryptionKey,
    isValid: (text) => readEncryptionKey(text) !== null,
    holds: 'a private key on P-256 as a JWK ("npm run tool -- keys" makes one)',
  },
} as const satisfies Record<string, SecretKind>;

export type SecretName = keyof typeof KINDS;
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
  const kind: SecretKind = KINDS[name];
  const value = environment[name]?.trim() ?? '';
  if (value !== '') return check(value, kind, name);
  const file = join(state, kind.file);
  const kept = await readIfThere(file);
  if (kept !== null) return check(kept.trim(), kind, file);
  await mkdir(state, { recursive: true });
  await createWhole(file, `${kind.make()}\n`);
  return check((await readFile(file, 'utf8')).trim(), kind, file);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates a file that nobody sees half-written. If another run created it meanwhile, that one stays. */
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
    EDGE_KEY: await readSecret(state, 'EDGE_KEY', environment),
    METRICS_TOKEN: await readSecret(state, 'METRICS_TOKEN', environment),
    OPERATOR_TOKEN: await readSecret(state, 'OPERATOR_TOKEN', environment),
    ENCRYPTION_KEY: await readSecret(state, 'ENCRYPTION_KEY', environment),
  };
}

/** Returns a new secret of Standard Webhooks. */
export function makeIngestSecret(): string {
  return `whsec_${makeRandomSecret()}`;
}

/** Returns 32 random bytes in base64. */
export function makeRandomSecret(): string {
  return randomBytes(32).toString('base64');
}

/** Returns a new private key on P-256 as a JWK. */
export function makeEncryptionKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

function check(secret: string, kind: SecretKind, where: string): string {
  if (kind.isValid(secret)) return secret;
  throw new StartError(`${where} must hold ${kind.holds}.`);
}
