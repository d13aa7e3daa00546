import { calculateJwkThumbprint } from 'jose';
import { log } from '../../realtime/hosts/log.ts';
import { readPrivateKeys, readSessionSecrets, type InUse, type PrivateKey } from './secrets.ts';

/** A key that encrypts bodies with passwords. */
export interface EncryptionKey {
  key: PrivateKey;
  /** Its id: the thumbprint (RFC 7638). */
  kid: string;
}

/** Keys that sign sessions and decrypt bodies with passwords. */
export interface SessionKeys {
  /** The first signs tokens; all are accepted. */
  secrets: InUse<Uint8Array>;
  /** Browsers encrypt with the first; all decrypt. */
  encryptionKeys: InUse<EncryptionKey>;
  /** Life of an access token, s. */
  life: number;
}

interface KeyVariables {
  SESSION_SECRET?: string | undefined;
  ENCRYPTION_KEY?: string | undefined;
  ACCESS_TOKEN_LIFE?: string | undefined;
}

const DEFAULT_LIFE = 900;

/**
 * Returns the keys from the variables; null, with a log line, if a required one is missing or
 * invalid, because then nobody can sign in.
 */
export async function readSessionKeys(variables: KeyVariables): Promise<SessionKeys | null> {
  const secrets = readSessionSecrets(variables.SESSION_SECRET);
  const keys = readPrivateKeys(variables.ENCRYPTION_KEY);
  if (secrets === null || keys === null) {
    const setting = secrets === null ? 'SESSION_SECRET' : 'ENCRYPTION_KEY';
    log('error', 'nobody-can-sign-in', { setting, remedy: 'npm run tool -- keys' });
    return null;
  }
  const [used, ...others] = keys;
  return {
    secrets,
    encryptionKeys: [await named(used), ...(await Promise.all(others.map(named)))],
    life: Number(variables.ACCESS_TOKEN_LIFE?.trim() || DEFAULT_LIFE),
  };
}

async function named(key: PrivateKey): Promise<EncryptionKey> {
  return { key, kid: await calculateJwkThumbprint(key) };
}
