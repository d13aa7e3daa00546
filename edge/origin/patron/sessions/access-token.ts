import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { PRODUCT } from '../../../contracts/product.ts';
import { idSchema } from '../../../contracts/primitives.ts';

/** The caller and their sign-in. */
export interface Session {
  userId: string;
  /** The session, a family of renewal tokens. */
  sessionId: string;
}

const claimsSchema = v.object({ sub: idSchema, sid: idSchema });

interface Signing extends Session {
  secret: Uint8Array;
  /** s */
  life: number;
  now: number;
}

/** Returns a signed JWT of the session, valid for `life` seconds. */
export async function signAccessToken(signing: Signing): Promise<string> {
  const seconds = signing.now / 1_000;
  // A JWT has whole seconds. Rounding up keeps it valid for as long as announced.
  const expires = Math.ceil(seconds) + signing.life;
  return new SignJWT({ sid: signing.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(PRODUCT)
    .setSubject(signing.userId)
    .setIssuedAt(Math.floor(seconds))
    .setExpirationTime(expires)
    .sign(signing.secret);
}

/** Returns the session of a token that one of the secrets signed; null if it is foreign or expired. */
export async function readAccessToken(
  token: string,
  secrets: readonly Uint8Array[],
  now: number,
): Promise<Session | null> {
  for (const secret of secrets) {
    const session = await readSignedBy(token, secret, now);
    if (session) return session;
  }
  return null;
}

async function readSignedBy(
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
