import * as oauth from 'oauth4webapi';
import type { Provider } from '../../../contracts/patron-calls.ts';
import { keyedDigestOf } from '../../../digest.ts';
import { GMAIL } from '../accounts/identifier.ts';
import type { SocialClient } from './providers.ts';

/** A visitor's identity at a provider. */
export interface SocialIdentity {
  /** The provider's id of the person. */
  subject: string;
  /** An address that the provider has confirmed; null without one. */
  email: string | null;
  /**
   * Whether the address is the person's now. A provider confirms an address of another host once,
   * and the host may give it to somebody else later.
   */
  ownsEmail: boolean;
}

export type SocialAnswer =
  | { kind: 'identity'; identity: SocialIdentity }
  /** The answer belongs to another sign-in, or is a refusal. */
  | { kind: 'refused'; reason: string }
  /** The provider does not answer. */
  | { kind: 'unavailable'; reason: string };

/**
 * A sign-in at a provider. `state` names the sign-in; its PKCE verifier and nonce are derived from
 * `state`.
 */
export interface Authorization {
  client: SocialClient;
  state: string;
  /** Address to which the visitor returns. */
  redirectUri: string;
  /** The key that signs sessions. Verifier and nonce are derived with it. */
  secret: Uint8Array;
  now: number;
}

/** Longest wait for a provider, ms. */
const TIMEOUT_MS = 5_000;
/** Life of a provider's metadata, ms. */
const METADATA_LIFE = 3_600_000;

const known = new Map<string, { server: oauth.AuthorizationServer; at: number }>();

/** Returns the address of a provider's sign-in page, with PKCE and a nonce (OpenID Connect). */
export async function authorizationUrl(authorization: Authorization): Promise<string> {
  const { client, state, redirectUri } = authorization;
  const server = await serverOf(authorization);
  if (server.authorization_endpoint === undefined) throw new Error('It has no page');
  const { verifier, nonce } = await partsOf(authorization);
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...client.parameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the visitor's identity for a provider's code. */
export async function identityOf(
  authorization: Authorization,
  { code, iss }: { code: string; iss?: string | undefined },
): Promise<SocialAnswer> {
  const { client, state, redirectUri, now } = authorization;
  let server: oauth.AuthorizationServer;
  try {
    server = await serverOf(authorization);
  } catch (error) {
    return { kind: 'unavailable', reason: `no metadata: ${nameOf(error)}` };
  }
  try {
    const { verifier, nonce } = await partsOf(authorization);
    const asClient: oauth.Client = { client_id: client.clientId };
    const sentBack = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      asClient,
      oauth.ClientSecretPost(await client.clientSecret(now)),
      oauth.validateAuthResponse(server, asClient, sentBack, state),
      redirectUri,
      verifier,
      optionsOf(client),
    );
    const answer = await oauth.processAuthorizationCodeResponse(server, asClient, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(answer);
    if (!claims) return { kind: 'refused', reason: 'no claims' };
    // Apple sends a string.
    const isConfirmed = claims['email_verified'] === true || claims['email_verified'] === 'true';
    const email = claims['email'];
    const address = isConfirmed && typeof email === 'string' ? email : null;
    const ownsEmail = address !== null && isHostedBy(client.provider, address, claims['hd']);
    return { kind: 'identity', identity: { subject: claims.sub, email: address, ownsEmail } };
  } catch (error) {
    return failureOf(error);
  }
}

/** Hosts of the addresses that a provider gives out itself. */
const HOSTS: Record<Provider, ReadonlySet<string>> = {
  google: GMAIL,
  apple: new Set(['privaterelay.appleid.com', 'icloud.com', 'me.com', 'mac.com']),
};

/** Whether the provider hosts an address: its own, or one of the domain `hd` of a company at Google. */
export function isHostedBy(provider: Provider, address: string, hd: unknown): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const isOfCompany = provider === 'google' && typeof hd === 'string' && host === hd.toLowerCase();
  return HOSTS[provider].has(host) || isOfCompany;
}

function failureOf(error: unknown): SocialAnswer {
  const reason = nameOf(error);
  if (error instanceof oauth.ResponseBodyError && error.status < 500)
    return { kind: 'refused', reason: error.error };
  // A firewall before the provider may refuse a code that a stranger has invented, by a page in place of JSON.
  const isRefusal =
    error instanceof oauth.AuthorizationResponseError ||
    (error instanceof oauth.OperationProcessingError && !isOutage(error.cause));
  return isRefusal ? { kind: 'refused', reason } : { kind: 'unavailable', reason };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether an answer that could not be processed is more than a refusal of this request. */
function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Response)) return false;
  const { status } = cause;
  return status < 400 || status >= 500 || status === 404 || status === 405;
}

/** Returns the provider's metadata, cached for an hour. */
async function serverOf({ client, now }: Authorization): Promise<oauth.AuthorizationServer> {
  const { issuer } = client;
  const found = known.get(issuer.href);
  if (found && found.at + METADATA_LIFE > now) return found.server;
  const response = await oauth.discoveryRequest(issuer, optionsOf(client));
  const server = await oauth.processDiscoveryResponse(issuer, response);
  known.set(issuer.href, { server, at: now });
  return server;
}

function optionsOf({ issuer }: SocialClient) {
  return {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    // A local provider, for testing.
    [oauth.allowInsecureRequests]: /^(?:localhost|127\.0\.0\.1)$/.test(issuer.hostname),
  };
}

/**
 * Returns the PKCE verifier and the nonce, derived from the state. The state is public, but the
 * secret is not, so neither verifier nor nonce is stored.
 */
async function partsOf({ client, state, secret }: Authorization) {
  const key = String.fromCharCode(...secret);
  const part = (name: string) => keyedDigestOf(key, `${client.provider} ${name} ${state}`);
  return { verifier: await part('code-verifier'), nonce: await part('nonce') };
}
