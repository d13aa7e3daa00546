import { and, eq, exists } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import type { Provider } from '../../../contracts/patron-calls.ts';
import { identities } from '../../db/account-schema.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { openAccount } from '../accounts/new-accounts.ts';
import { ACCOUNT_EXISTS, PROOF_REQUIRED } from '../accounts/refusals.ts';
import { refuseMany } from '../captcha/refuse-captcha.ts';
import { startSession } from '../sessions/sessions.ts';
import type { SenderLimits } from '../../throttle.ts';
import { authorizationUrl, identityOf, type Authorization } from './authorization.ts';
import { socialClient, socialProviders } from './providers.ts';
import { issueState, spendState } from './social-state.ts';
import { socialUser } from './social-user.ts';

/** Sign-ins that one network may begin before each needs a captcha: each takes a row for ten minutes. */
const BEGUN: SenderLimits = {
  network: { limit: 100, windowMs: 15 * 60_000 },
  site: { limit: 500, windowMs: 15 * 60_000 },
};

const AWAY = new Refusal(503, GENERIC_FAILURE);
const UNCONFIRMED = new Refusal(409, 'This account has no confirmed e-mail address.', {
  state: STATE.addressUnconfirmed,
});

export const socialHandlers = {
  listSocialProviders: (_input, { social }) => ({ providers: socialProviders(social.variables) }),
  getSocialAuthUrl: async ({ provider }, services) => {
    const { db, now } = services;
    // The state's row is written last, since anybody may call this.
    const setUp = await setUpOf(provider, services);
    if (setUp === undefined || setUp instanceof Refusal) return setUp;
    const refused = await refuseMany(services, ['social sign-ins'], BEGUN);
    if (refused) return refused;
    const { secrets, ...authorization } = setUp;
    const [secret] = secrets;
    const state = await issueState(db, { provider, now, secret });
    try {
      return { url: await authorizationUrl({ ...authorization, secret, state }), state };
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
    const { secrets, ...authorization } = setUp;
    const secret = await spendState(db, { provider, now, state, secrets });
    if (secret === null) return PROOF_REQUIRED;
    const answer = await identityOf({ ...authorization, secret, state }, { code, iss });
    if (answer.kind !== 'identity') {
      const { kind: outcome, reason } = answer;
      services.social.report({ provider, outcome, reason });
      return outcome === 'unavailable' ? AWAY : PROOF_REQUIRED;
    }
    const { identity } = answer;
    const countryCode = visitorsCountry;
    const user = await socialUser(db, {
      provider,
      identity,
      countryCode,
      now,
      openAccount: (open) => openAccount(services, open),
    });
    if (user.kind === 'refused') return user.refused;
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

type SetUp = Omit<Authorization, 'state' | 'secret'> & Pick<SessionKeys, 'secrets'>;

/** Returns what all sign-ins with a provider need; undefined if the provider is not set up. */
async function setUpOf(
  provider: Provider,
  { social, site, keys, now }: Services,
): Promise<SetUp | undefined | Refusal> {
  const client = socialClient(provider, social.variables);
  if (client === null) return undefined;
  const found = await keys();
  if (found === null) return AWAY;
  const redirectUri = new URL(`/${provider}/callback`, site).href;
  return { client, redirectUri, secrets: found.secrets, now };
}
