import { Refusal } from '../../../calls/handler.ts';
import { NO_ACCOUNTS_LEFT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { limitSender, type SenderLimits } from '../../throttle.ts';

const MONTH = 30 * 86_400_000;

/** Most new accounts of a sender: what each stores, up to 108 kB, stays until its user deletes it. */
const OPENED: SenderLimits = {
  network: { limit: 2_000, windowMs: MONTH },
  site: { limit: 1_000, windowMs: MONTH },
};

/** Counts a new account of the caller's sender; returns why it is refused, or null. */
export async function limitAccounts(
  services: Parameters<typeof limitSender>[0],
): Promise<Refusal | null> {
  const limited = await limitSender(services, ['new accounts'], OPENED);
  if (limited === null) return null;
  const { retryAfter = 1 } = limited.facts;
  return new Refusal(429, NO_ACCOUNTS_LEFT, { state: STATE.noAccountsLeft, retryAfter });
}
