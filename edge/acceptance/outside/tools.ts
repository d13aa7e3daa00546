import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import * as v from 'valibot';
import { challengeSchema } from '../../contracts/captcha.ts';

/** An outside client's own computations, by their names in the examples. */
export const TOOLS: Readonly<Record<string, (...given: string[]) => Promise<string>>> = {
  /** Solves a captcha's challenge for its call. */
  solve: async (text = '') => {
    const challenge = v.parse(challengeSchema, JSON.parse(text));
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  },
  /** Encrypts a body for the holder of a key: a JWE in compact form. */
  seal: async (key = '', body = '') =>
    new CompactEncrypt(new TextEncoder().encode(body))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', iat: Math.floor(Date.now() / 1_000) })
      .encrypt(await importJWK(v.parse(jwkSchema, JSON.parse(key)))),
};

const jwkSchema = v.object({
  kty: v.string(),
  crv: v.string(),
  x: v.string(),
  y: v.string(),
  alg: v.string(),
});
