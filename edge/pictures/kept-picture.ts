import type { Context } from 'hono';
import { GATES } from '../gates.ts';
import { keptAnswer } from '../kept-answer.ts';
import { admissionOf, type Policy } from '../partners/admission.ts';
import { WindowCounts } from '../partners/window-counts.ts';
import { answerError } from '../routes/answers.ts';
import type { GateCaller } from '../work-gate.ts';

/** Pictures that an IPv4 address or a /64 makes the product read: four pages full. */
const READS: Policy = { name: 'pictures', quota: 300, windowMs: 60_000 };
/** Most networks whose reads an isolate counts. */
const MAX_COUNTS = 50_000;
/** Time until a request that finds no place may be tried again, s. */
const BUSY_S = 3;

const reads = new WindowCounts(MAX_COUNTS);

/** A picture's answer, which says how long it may be kept, or when to ask again, s. */
export type KeptPicture = Response | { retryAfter: number };

/**
 * Returns the data centre's copy of an answer, else what `read` returns in its turn; it is kept for as long as
 * its `cache-control` says.
 */
export async function keptPicture(
  key: URL,
  caller: GateCaller,
  read: () => Promise<KeptPicture>,
): Promise<KeptPicture> {
  const place = { cache: 'pictures', key, gate: GATES.picture, caller };
  const result = await keptAnswer(place, async () => {
    const retryAfter = caller.network === null ? 0 : countRead(caller.network, Date.now());
    return retryAfter > 0 ? { retryAfter } : read();
  });
  return result ?? { retryAfter: BUSY_S };
}

/** Counts one more read of a network and returns 0, or how long it has to wait, s. */
function countRead(network: string, now: number): number {
  const { isAdmitted, retryAfter } = admissionOf(
    [{ policy: READS, used: reads.used(network, now) }],
    now,
  );
  if (isAdmitted) reads.add(network, READS, now);
  return retryAfter;
}

/** Answers with a picture, or says when to ask again. */
export function answerPicture(c: Context, picture: KeptPicture): Response {
  if (picture instanceof Response) return picture;
  c.header('cache-control', 'no-store');
  c.header('retry-after', String(picture.retryAfter));
  return answerError(c, 429, 'Too many pictures that are not known here yet.');
}
