import * as v from 'valibot';
import { idSchema } from '../../../contracts/primitives.ts';

/** An account of the betting site, as the site says it. */
const accountSchema = v.object({
  /** The site's own id of it, which never passes to somebody else. */
  account: idSchema,
  /** Addresses that the site knows the account by. Whether it ever confirmed them only it can tell. */
  email: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
});
export type BettingAccount = v.InferOutput<typeof accountSchema>;

interface Credentials {
  identifier: string;
  password: string;
}

export type BettingAnswer =
  | { kind: 'account'; account: BettingAccount }
  | { kind: 'wrong' }
  /** It does not answer, or not as it should. */
  | { kind: 'away' };

/** Says whose account it is that has these credentials. They are kept nowhere. */
export type BettingSite = (credentials: Credentials) => Promise<BettingAnswer>;

/** The longest that it may take, ms: within what the edge waits for a mutation. */
const PATIENCE = 5_000;

/**
 * A site that is asked over HTTP: `POST {url}/sign-in` with `{identifier, password}`
 * answers `{account, email?, phone?}`, or 401.
 */
export function httpBettingSite(url: string): BettingSite {
  return async (credentials) => {
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(credentials),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await answer.text();
      if (answer.status === 401) return { kind: 'wrong' };
      if (!answer.ok) return { kind: 'away' };
      return { kind: 'account', account: v.parse(accountSchema, JSON.parse(text)) };
    } catch {
      return { kind: 'away' };
    }
  };
}

/** Accounts of a site that is not there, for a product on its own machine; the password is the name in reverse. */
const DEMO: readonly BettingAccount[] = [
  { account: 'demo-1', email: 'demo@bet.example' },
  { account: 'demo-2', email: 'second@bet.example', phone: '+5511961230002' },
];

export const demoBettingSite: BettingSite = async ({ identifier, password }) => {
  const account = DEMO.find(({ email }) => email === identifier.trim().toLowerCase());
  const isRight = password === [...(account?.email ?? '')].toReversed().join('');
  return account && isRight ? { kind: 'account', account } : { kind: 'wrong' };
};
