import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { PRODUCT } from '../../../contracts/product.ts';
import { idSchema } from '../../../contracts/primitives.ts';

/** Who makes a call, and by which sign-in. */
export interface Session {
  userId: string;
  /** Of the family of renewal tokens that the access token is of. */
  sessionId: string;
}

const claimsSchema = v.object({ sub: idSchema, sid: idSchema });

interface Signing extends Session {
  secret: Uint8Array;
  /** s */
  life: number;
  now: number;
}

/** A JWT that says who is signed in, for `life` seconds. */
export async function signAccessToken(signing: Signing): Promise<string> {
  const seconds = signing.now / 1_000;
  // A token tells whole seconds: it is good for no less than its bearer is told.
  const expires = Math.ceil(seconds) + signing.life;
  return new SignJWT({ sid: signing.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(PRODUCT)
    .setSubject(signing.userId)
    .setIssuedAt(Math.floor(seconds))
    .setExpirationTime(expires)
    .sign(signing.secret);
}

/** What a token says; null where it is not ours, or no longer good. */
export async function readAccessToken(
  token: string,
  secret: Uint8Array,
  now: number,
): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: PRODUCT,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    const { sub, sid } = v.parse(claimsSchema, payload);
    return { userId: sub, sessionId: sid };
  } catch {
    return null;
  }
}
