import { calculateJwkThumbprint } from 'jose';
import { log } from '../../realtime/hosts/log.ts';
import { readEncryptionKey, readSessionSecret, type PrivateKey } from './secrets.ts';

/** Keys that sign sessions and decrypt bodies with passwords. */
export interface SessionKeys {
  secret: Uint8Array;
  encryptionKey: PrivateKey;
  /** Id of that key: its thumbprint (RFC 7638). */
  kid: string;
  /** Life of an access token, s. */
  life: number;
}

interface KeyVariables {
  SESSION_SECRET?: string | undefined;
  ENCRYPTION_KEY?: string | undefined;
  ACCESS_TOKEN_LIFE?: string | undefined;
}

const DEFAULT_LIFE = 900;

/** Returns the set keys; null, with a log line, if a missing one prevents sign-ins. */
export async function readSessionKeys(variables: KeyVariables): Promise<SessionKeys | null> {
  const secret = readSessionSecret(variables.SESSION_SECRET);
  const encryptionKey = readEncryptionKey(variables.ENCRYPTION_KEY);
  if (secret === null || encryptionKey === null) {
    const setting = secret === null ? 'SESSION_SECRET' : 'ENCRYPTION_KEY';
    log('error', 'nobody-can-sign-in', { setting, remedy: 'npm run keys' });
    return null;
  }
  return {
    secret,
    encryptionKey,
    kid: await calculateJwkThumbprint(encryptionKey),
    life: Number(variables.ACCESS_TOKEN_LIFE?.trim() || DEFAULT_LIFE),
  };
}
