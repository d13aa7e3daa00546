import { createRemoteJWKSet, jwtVerify } from 'jose';

/** An application of Cloudflare Access: the team's address and the application's audience tag. */
export interface AccessApplication {
  team: string;
  audience: string;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Public keys by team. jose fetches them again when a token names an unknown key. */
const keysOf = new Map<string, Keys>();

/**
 * Whether a `Cf-Access-Jwt-Assertion` is valid for the application: signed by the team's keys with
 * RS256, from its issuer, for its audience, and not expired.
 */
export async function isAccessToken(
  token: string,
  { team, audience }: AccessApplication,
): Promise<boolean> {
  const issuer = team.replace(/\/+$/, '');
  const keys = keysOf.get(issuer) ?? createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`));
  keysOf.set(issuer, keys);
  try {
    await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    });
    return true;
  } catch {
    return false;
  }
}
