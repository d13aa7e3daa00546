import type { Refusal } from '../../calls/handler.ts';
import type { Services } from '../services.ts';
import { limitSender, limitTry, type Limit, type SenderLimits } from '../throttle.ts';

const HOUR = 3_600_000;

/** Most changes of one account's or browser's items: nobody else's use them up. */
const CHANGES: Limit = { limit: 300, windowMs: HOUR };
/** Most items of a change that is not large: a large one writes up to 2,000 rows. */
const FEW = 20;
const LARGE_CHANGES: Limit = { limit: 30, windowMs: HOUR };
/** Most changes of several items of a sender, who may have thousands of accounts or browsers: each written row costs. */
const SEVERAL_OF_SENDER: SenderLimits = {
  network: { limit: 6_000, windowMs: HOUR },
  site: { limit: 3_000, windowMs: HOUR },
};
const LARGE_OF_SENDER: SenderLimits = {
  network: { limit: 600, windowMs: HOUR },
  site: { limit: 300, windowMs: HOUR },
};

/** What is changed, and the id of the account or browser whose it is. */
interface Changed {
  what: 'favourites' | 'alerts';
  id: string;
}

/** Counts a change. Returns why it is refused, or null. */
export function limitChange(services: Services, { what, id }: Changed): Promise<Refusal | null> {
  return limitTry(services, ['changes', what, id], CHANGES);
}

/** Counts the items of a change, which cost more than one does (ADR 137). Returns why it is refused, or null. */
export async function limitItems(
  services: Services,
  { what, id }: Changed,
  items: number,
): Promise<Refusal | null> {
  // A stadium has one address: single stars do not count for it.
  if (items < 2) return null;
  if (items <= FEW) return limitSender(services, ['changes', what], SEVERAL_OF_SENDER);
  return (
    (await limitTry(services, ['large changes', what, id], LARGE_CHANGES)) ??
    (await limitSender(services, ['large changes', what], LARGE_OF_SENDER))
  );
}
