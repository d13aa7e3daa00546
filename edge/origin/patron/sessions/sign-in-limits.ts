import { Refusal } from '../../../calls/handler.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Database } from '../../db/database.ts';
import type { CodeServices } from '../codes/code-services.ts';
import { countTry, forgetTries } from '../../throttle.ts';

/** Tries of one account, whoever makes them, and of one network, whatever it tries. */
const OF_ACCOUNT = { limit: 10, windowMs: 15 * 60_000 };
const OF_NETWORK = { limit: 100, windowMs: 15 * 60_000 };

interface Trying {
  db: Database;
  now: number;
  /** Null where it is not known. */
  network: string | null;
  codes: Pick<CodeServices, 'secret'>;
}

/**
 * Counts a try of a password of `account`: an address as it is compared, or the
 * id of who is signed in. It is counted whether or not there is such an account. The network
 * comes first: one that has tried too often uses up the tries of no account.
 */
export async function limitTries(
  { db, now, network, codes: { secret } }: Trying,
  account: string,
): Promise<Refusal | null> {
  const limits = [
    { key: `signin-network:${network}`, ...OF_NETWORK },
    { key: keyOfAccount(account), ...OF_ACCOUNT },
  ];
  for (const { key, ...limit } of limits.slice(network === null ? 1 : 0)) {
    const { allowed, retryAfter } = await countTry(db, key, { ...limit, now, secret });
    if (!allowed) return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
  }
  return null;
}

/** The tries of an account count no more once one was right. */
export async function forgetTriesOf(
  { db, codes }: Pick<Trying, 'db' | 'codes'>,
  account: string,
): Promise<void> {
  await forgetTries(db, keyOfAccount(account), codes);
}

function keyOfAccount(account: string): string {
  return `signin:${account}`;
}
