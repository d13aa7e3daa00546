import { importPKCS8, SignJWT } from 'jose';
import { PROVIDERS, type Provider } from '../../../contracts/patron-calls.ts';

/** Variables of wrangler.toml and secrets for sign-ins with a provider. */
export interface SocialVariables {
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER?: string;
  APPLE_CLIENT_ID?: string;
  APPLE_TEAM_ID?: string;
  APPLE_KEY_ID?: string;
  /** PKCS #8, as Apple issues it. */
  APPLE_PRIVATE_KEY?: string;
  APPLE_ISSUER?: string;
}

/** Services for sign-ins with a provider. */
export interface SocialServices {
  variables: SocialVariables;
  /** Reports failures, without visitors or secrets. */
  report: (failure: { provider: Provider; outcome: string; reason: string }) => void;
}

/** The product's client at a provider. */
export interface SocialClient {
  provider: Provider;
  issuer: URL;
  clientId: string;
  /** Returns a secret for one use at `now` (ms), since Apple's are signed and short-lived. */
  clientSecret: (now: number) => Promise<string>;
  /** Extra request parameters. */
  parameters: Readonly<Record<string, string>>;
}

const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

/** Life of a secret signed for Apple, s. */
const SECRET_LIFE = 300;

/** Returns a provider's client; null if the operator has not set it up. */
export function socialClient(provider: Provider, variables: SocialVariables): SocialClient | null {
  return CLIENTS[provider](variables);
}

/** Returns the providers that the operator has set up. */
export function socialProviders(variables: SocialVariables): Provider[] {
  return PROVIDERS.filter((provider) => socialClient(provider, variables) !== null);
}

const CLIENTS: Record<Provider, (variables: SocialVariables) => SocialClient | null> = {
  google: ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }) => {
    if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
    return {
      provider: 'google',
      issuer: new URL(GOOGLE_ISSUER || GOOGLE),
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: async () => GOOGLE_CLIENT_SECRET,
      parameters: { scope: 'openid email', prompt: 'select_account' },
    };
  },
  apple: (variables) => {
    const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = variables;
    if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return null;
    return {
      provider: 'apple',
      issuer: new URL(variables.APPLE_ISSUER || APPLE),
      clientId: APPLE_CLIENT_ID,
      clientSecret: async (now) => {
        const issued = Math.floor(now / 1_000);
        // A one-line variable has escaped line breaks.
        const key = await importPKCS8(APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'), 'ES256');
        return new SignJWT()
          .setProtectedHeader({ alg: 'ES256', kid: APPLE_KEY_ID })
          .setIssuer(APPLE_TEAM_ID)
          .setSubject(APPLE_CLIENT_ID)
          .setAudience(APPLE)
          .setIssuedAt(issued)
          .setExpirationTime(issued + SECRET_LIFE)
          .sign(key);
      },
      // Apple sends an e-mail address only in a form that its page posts.
      parameters: { scope: 'openid email', response_mode: 'form_post' },
    };
  },
};
