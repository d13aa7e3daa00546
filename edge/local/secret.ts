import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEncryptionKey, readSessionSecret } from '../session/secrets.ts';
import { StartError } from './command.ts';

interface SecretKind {
  /** Below the state folder: made at the first start. */
  file: string;
  make: () => string;
  isOne: (text: string) => boolean;
  /** Requirement in words. */
  holds: string;
}

const KINDS = {
  /** Signs feeds' data. */
  INGEST_SECRET: {
    file: 'ingest-secret',
    make: () => `whsec_${randomBytes(32).toString('base64')}`,
    isOne: (text) => {
      const parts = text.split(' ');
      return (
        parts.length <= 2 && parts.every((part) => /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(part))
      );
    },
    holds:
      '"whsec_" and at least 16 bytes in base64 ' +
      '(two of them with a space between while one replaces the other)',
  },
  /** Signs access tokens. */
  SESSION_SECRET: {
    file: 'session-secret',
    make: makeSessionSecret,
    isOne: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes some)',
  },
  /** Identifies the edge to embedded APIs in a separate process. */
  EDGE_KEY: {
    file: 'edge-key',
    make: makeSessionSecret,
    isOne: (text) => readSessionSecret(text) !== null,
    holds: 'at least 32 bytes in base64 ("npm run tool -- keys" makes some)',
  },
  /** Decrypts bodies with passwords. */
  ENCRYPTION_KEY: {
    file: 'encryption-key',
    make: makeEncryptionKey,
    isOne: (text) => readEncryptionKey(text) !== null,
    holds: 'a private key on P-256 as a JWK ("npm run tool -- keys" makes one)',
  },
} as const satisfies Record<string, SecretKind>;

export type SecretName = keyof typeof KINDS;
/** Secrets in the environment. */
export type SecretsSet = Readonly<Partial<Record<SecretName, string | undefined>>>;
export type Secrets = Record<SecretName, string>;

/**
 * Returns a secret of the product: from the environment, else from its file below `state`, which is made at
 * the first start. Throws a `StartError` for a malformed one.
 */
export async function readSecret(
  state: string,
  name: SecretName,
  set: SecretsSet,
): Promise<string> {
  const kind: SecretKind = KINDS[name];
  const value = set[name]?.trim() ?? '';
  if (value !== '') return check(value, kind, name);
  const file = join(state, kind.file);
  try {
    return check((await readFile(file, 'utf8')).trim(), kind, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = kind.make();
  await mkdir(state, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** Returns every secret. */
export async function readSecrets(state: string, set: SecretsSet): Promise<Secrets> {
  return {
    INGEST_SECRET: await readSecret(state, 'INGEST_SECRET', set),
    SESSION_SECRET: await readSecret(state, 'SESSION_SECRET', set),
    EDGE_KEY: await readSecret(state, 'EDGE_KEY', set),
    ENCRYPTION_KEY: await readSecret(state, 'ENCRYPTION_KEY', set),
  };
}

export function makeSessionSecret(): string {
  return randomBytes(32).toString('base64');
}

export function makeEncryptionKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

function check(secret: string, kind: SecretKind, where: string): string {
  if (kind.isOne(secret)) return secret;
  throw new StartError(`${where} must hold ${kind.holds}.`);
}
