import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Provider } from '../../../contracts/patron-calls.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { issueProof, spendProof } from '../accounts/proofs.ts';
import { ACCOUNT_EXISTS, PROOF_REQUIRED } from '../accounts/refusals.ts';
import { startSession } from '../sessions/sessions.ts';
import { authorizationUrl, identityOf, type Authorization } from './authorization.ts';
import { socialClient, socialProviders } from './providers.ts';
import { socialUser } from './social-user.ts';

/** How long a visitor may stay at the provider's page, ms. */
const STATE_LIFE = 600_000;

const AWAY = new Refusal(503, GENERIC_FAILURE);
const UNCONFIRMED = new Refusal(409, 'This account has no confirmed e-mail address.', {
  state: STATE.addressUnconfirmed,
});

export const socialHandlers = {
  listSocialProviders: (_input, { social }) => ({ providers: socialProviders(social.variables) }),
  getSocialAuthUrl: async ({ provider }, services) => {
    const { db, now } = services;
    const state = await issueProof(db, {
      kind: 'social',
      subject: provider,
      lifeMs: STATE_LIFE,
      now,
    });
    const authorization = await authorizationOf(provider, state, services);
    if (authorization === undefined || authorization instanceof Refusal) return authorization;
    try {
      return { url: await authorizationUrl(authorization), state };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      services.social.report({ provider, outcome: 'unavailable', reason });
      return AWAY;
    }
  },
  finishSocialSignIn: async ({ provider, body }, services) => {
    const { db, now, visitorsCountry } = services;
    const { code, state, iss } = body;
    const authorization = await authorizationOf(provider, state, services);
    if (authorization === undefined || authorization instanceof Refusal) return authorization;
    const shown = { token: state, kinds: ['social'], subject: provider, now } as const;
    if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
    const answer = await identityOf(authorization, { code, iss });
    if (answer.kind !== 'identity') {
      const { kind: outcome, reason } = answer;
      services.social.report({ provider, outcome, reason });
      return outcome === 'unavailable' ? AWAY : PROOF_REQUIRED;
    }
    const { identity } = answer;
    const user = await socialUser(db, { provider, identity, countryCode: visitorsCountry, now });
    if (user.kind === 'unconfirmed') return UNCONFIRMED;
    return user.kind === 'user' ? startSession(services, { id: user.userId }) : ACCOUNT_EXISTS;
  },
} satisfies Partial<OriginHandlers>;

/** A provider's sign-in by its state; undefined where the provider was not set up. */
async function authorizationOf(
  provider: Provider,
  state: string,
  { social, site, keys, now }: Services,
): Promise<Authorization | undefined | Refusal> {
  const client = socialClient(provider, social.variables);
  if (client === null) return undefined;
  const found = await keys();
  if (found === null) return AWAY;
  const redirectUri = new URL(`/${provider}/callback`, site).href;
  return { client, state, redirectUri, secret: found.secret, now };
}
