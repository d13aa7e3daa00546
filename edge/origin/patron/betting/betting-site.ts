import * as v from 'valibot';
import { idSchema } from '../../../contracts/primitives.ts';

/** An account in the betting site's answer. */
const accountSchema = v.object({
  /** The site's account id, which never passes to somebody else. */
  account: idSchema,
  /** The account's addresses. Only the site knows whether it ever confirmed them. */
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
  /** The site has too many tries; with its `Retry-After`. */
  | { kind: 'busy'; retryAfter: string | null }
  /** The site does not answer, or its answer is wrong. */
  | { kind: 'away' };

/** Returns the account for these credentials, which the product does not store. */
export type BettingSite = (credentials: Credentials) => Promise<BettingAnswer>;

/** Longest wait for the site, ms: within the edge's time limit of a mutation. */
const TIMEOUT_MS = 5_000;

/**
 * Answers to credentials that no account has, whose account is closed, or that are malformed: anybody may send such,
 * so they are no outage.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422]);

/**
 * Returns a site over HTTP: `POST {url}/sign-in` with `{identifier, password}` answers `{account,
 * email?, phone?}`, or 401, 403 or 404, or 400 and 422 for an identifier that
 * none can have; or 429 with `Retry-After`.
 */
export function httpBettingSite(url: string): BettingSite {
  return async (credentials) => {
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(credentials),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.text();
      if (REFUSALS.has(answer.status)) return { kind: 'wrong' };
      if (answer.status === 429)
        return { kind: 'busy', retryAfter: answer.headers.get('retry-after') };
      if (!answer.ok) return { kind: 'away' };
      return { kind: 'account', account: v.parse(accountSchema, JSON.parse(text)) };
    } catch {
      return { kind: 'away' };
    }
  };
}

/** Accounts of a demo site, for local development; the password is the name in reverse. */
const DEMO: readonly BettingAccount[] = [
  { account: 'demo-1', email: 'demo@bet.example' },
  { account: 'demo-2', email: 'second@bet.example', phone: '+5511961230002' },
];

export const demoBettingSite: BettingSite = async ({ identifier, password }) => {
  const account = DEMO.find(({ email }) => email === identifier.trim().toLowerCase());
  const isRight = password === [...(account?.email ?? '')].toReversed().join('');
  return account && isRight ? { kind: 'account', account } : { kind: 'wrong' };
};
