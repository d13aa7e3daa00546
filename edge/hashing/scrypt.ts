import { scrypt as derive } from 'node:crypto';

/** A key to derive from a password (RFC 7914): N is 2 to the power of `ln`. */
export interface ScryptJob {
  password: string;
  salt: Uint8Array;
  ln: number;
  r: number;
  p: number;
}

const KEY_BYTES = 32;

/** Returns a password's key. In workerd this blocks the thread. */
export async function scrypt({ password, salt, ln, r, p }: ScryptJob): Promise<Uint8Array> {
  const N = 2 ** ln;
  // Twice the memory that scrypt fills: some implementations count working memory too.
  const cost = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    derive(password, salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}
