import { and, eq, exists } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Provider } from '../../../contracts/patron-calls.ts';
import { identities } from '../../db/account-schema.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { issueProof, spendProof } from '../accounts/proofs.ts';
import { ACCOUNT_EXISTS, PROOF_REQUIRED } from '../accounts/refusals.ts';
import { startSession } from '../sessions/sessions.ts';
import { limitTry } from '../../throttle.ts';
import { authorizationUrl, identityOf, type Authorization } from './authorization.ts';
import { socialClient, socialProviders } from './providers.ts';
import { socialUser } from './social-user.ts';

/** Longest time at the provider's page, ms. */
const STATE_LIFE = 600_000;

/** Sign-ins that one network may begin per window: each takes a row. */
const BEGUN = { limit: 100, windowMs: 15 * 60_000 };

const AWAY = new Refusal(503, GENERIC_FAILURE);
const UNCONFIRMED = new Refusal(409, 'This account has no confirmed e-mail address.', {
  state: STATE.addressUnconfirmed,
});

export const socialHandlers = {
  listSocialProviders: (_input, { social }) => ({ providers: socialProviders(social.variables) }),
  getSocialAuthUrl: async ({ provider }, services) => {
    const { db, now, network } = services;
    // The row is written last: anybody may call this.
    const setUp = await setUpOf(provider, services);
    if (setUp === undefined || setUp instanceof Refusal) return setUp;
    const key = `social sign-in from ${network}`;
    const limited = network === null ? null : await limitTry(services, key, BEGUN);
    if (limited) return limited;
    const begun = { kind: 'social', subject: provider, lifeMs: STATE_LIFE, now } as const;
    const state = await issueProof(db, begun);
    try {
      return { url: await authorizationUrl({ ...setUp, state }), state };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      services.social.report({ provider, outcome: 'unavailable', reason });
      return AWAY;
    }
  },
  finishSocialSignIn: async ({ provider, body }, services) => {
    const { db, now, visitorsCountry } = services;
    const { code, state, iss } = body;
    const setUp = await setUpOf(provider, services);
    if (setUp === undefined || setUp instanceof Refusal) return setUp;
    const shown = { token: state, kinds: ['social'], subject: provider, now } as const;
    if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
    const answer = await identityOf({ ...setUp, state }, { code, iss });
    if (answer.kind !== 'identity') {
      const { kind: outcome, reason } = answer;
      services.social.report({ provider, outcome, reason });
      return outcome === 'unavailable' ? AWAY : PROOF_REQUIRED;
    }
    const { identity } = answer;
    const user = await socialUser(db, { provider, identity, countryCode: visitorsCountry, now });
    if (user.kind === 'unconfirmed') return UNCONFIRMED;
    if (user.kind === 'taken') return ACCOUNT_EXISTS;
    const { subject } = identity;
    const link = db
      .select({ subject: identities.subject })
      .from(identities)
      .where(
        and(
          eq(identities.provider, provider),
          eq(identities.subject, subject),
          eq(identities.userId, user.userId),
        ),
      );
    return startSession(services, { id: user.userId, isLinked: exists(link) });
  },
} satisfies Partial<OriginHandlers>;

/** Returns what all sign-ins with a provider need; undefined if not set up. */
async function setUpOf(
  provider: Provider,
  { social, site, keys, now }: Services,
): Promise<Omit<Authorization, 'state'> | undefined | Refusal> {
  const client = socialClient(provider, social.variables);
  if (client === null) return undefined;
  const found = await keys();
  if (found === null) return AWAY;
  const redirectUri = new URL(`/${provider}/callback`, site).href;
  return { client, redirectUri, secret: found.secret, now };
}
