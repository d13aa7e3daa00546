import { SignJWT } from 'jose';
import { PRODUCT } from '../contracts/product.ts';
import { readSessionSecret } from '../session/secrets.ts';
import { env } from './bindings.ts';

/** A token as the embedded patron API signs it, good for so many seconds. */
export async function accessToken(userId: string, life = 900): Promise<string> {
  const key = readSessionSecret(env.SESSION_SECRET);
  if (key === null) throw new Error('vitest.config.ts binds no SESSION_SECRET');
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ sid: 'family' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(PRODUCT)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(key);
}
