import { Refusal } from '../../../calls/handler.ts';
import { NO_ACCOUNTS_LEFT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { limitSender, takeBackOfSender, type Key, type SenderLimits } from '../../throttle.ts';

const MONTH = 30 * 86_400_000;

/** Most new accounts of a sender: what each stores, up to 108 kB, stays until its user deletes it. */
const OPENED: SenderLimits = {
  network: { limit: 2_000, windowMs: MONTH },
  site: { limit: 1_000, windowMs: MONTH },
};
const WHAT: Key = ['new accounts'];

/**
 * Counts a new account of the caller's sender and runs `open`, which returns null or a refusal if it opens none:
 * then the count is taken back, since of calls at once with one proof only the first opens an account.
 */
export async function openAccount<Opened extends object>(
  services: Parameters<typeof limitSender>[0],
  open: () => Promise<Opened | Refusal | null>,
): Promise<Opened | Refusal | null> {
  const limited = await limitSender(services, WHAT, OPENED);
  if (limited !== null) {
    const { retryAfter = 1 } = limited.facts;
    return new Refusal(429, NO_ACCOUNTS_LEFT, { state: STATE.noAccountsLeft, retryAfter });
  }
  const opened = await open();
  if (opened === null || opened instanceof Refusal) await takeBackOfSender(services, WHAT);
  return opened;
}
