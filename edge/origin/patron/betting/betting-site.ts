import * as v from 'valibot';
import { idSchema } from '../../../contracts/primitives.ts';
import { REQUEST_FAULTS } from '../../../shared/request-faults.ts';

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
  /** The credentials are wrong; `isCertain` unless the site may refuse the product instead. */
  | { kind: 'wrong'; isCertain: boolean }
  /** The site has too many tries; with its `Retry-After`. */
  | { kind: 'busy'; retryAfter: string | null }
  /** The site does not answer, or its answer is wrong. */
  | { kind: 'away' };

/** Returns the account for these credentials, which the product does not store. */
export type BettingSite = (credentials: Credentials) => Promise<BettingAnswer>;

/** Longest wait for the site, ms: within the edge's time limit of a mutation. */
const TIMEOUT_MS = 5_000;

/** Answers that are about the credentials alone. Other refusals a firewall or a wrong address of the site also gives, to everybody. */
const CERTAIN: ReadonlySet<number> = new Set([400, 401, 422]);

/**
 * Returns a site over HTTP: `POST {url}/sign-in` with `{identifier, password}` answers `{account, email?, phone?}`, 429
 * with `Retry-After`, or another 4xx for credentials that no account has, whose account is closed or locked, or that are
 * malformed. Anybody may send such, so they are no outage; neither is a redirect or a page in place of JSON, as of a
 * firewall. An outage is what no credentials cause: 5xx, 408, 415 and others. `onUncertain` gets each status that may
 * refuse the product instead.
 */
export function httpBettingSite(url: string, onUncertain: (status: number) => void): BettingSite {
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
      if (answer.status === 429)
        return { kind: 'busy', retryAfter: answer.headers.get('retry-after') };
      const said = jsonOf(text);
      const isPage = answer.status < 400 && (!answer.ok || said === undefined);
      if (answer.status >= 500 || isFault(answer.status)) return { kind: 'away' };
      if (answer.status >= 400 || isPage) {
        const isCertain = CERTAIN.has(answer.status);
        if (!isCertain) onUncertain(answer.status);
        return { kind: 'wrong', isCertain };
      }
      return { kind: 'account', account: v.parse(accountSchema, said) };
    } catch {
      return { kind: 'away' };
    }
  };
}

/** Whether no credentials cause the status. A firewall may have 405 for typed ones, which providers of codes do not get. */
function isFault(status: number): boolean {
  return status !== 405 && REQUEST_FAULTS.has(status);
}

/** Returns what a text of JSON contains; undefined for any other. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Accounts of a demo site, for local development; the password is the name in reverse. */
const DEMO: readonly BettingAccount[] = [
  { account: 'demo-1', email: 'demo@bet.example' },
  { account: 'demo-2', email: 'second@bet.example', phone: '+5511961230002' },
];

export const demoBettingSite: BettingSite = async ({ identifier, password }) => {
  const account = DEMO.find(({ email }) => email === identifier.trim().toLowerCase());
  const isRight = password === [...(account?.email ?? '')].toReversed().join('');
  return account && isRight ? { kind: 'account', account } : { kind: 'wrong', isCertain: true };
};
