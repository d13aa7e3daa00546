import type { Context } from 'hono';
import type { Policy } from '../partners/admission.ts';
import { NetworkLimits } from '../partners/network-limits.ts';
import { answerError } from '../routes/answers.ts';

const WINDOW_MS = 600_000;
/** Pictures that an IPv4 address or a /64 makes the product read: two pages full. */
const NETWORK: Policy = { name: 'network', quota: 300, windowMs: WINDOW_MS };
const SITE: Policy = { name: 'site', quota: 600, windowMs: WINDOW_MS };

/**
 * Returns a function that counts the reading of a picture which the data centre does not have, and answers 429 if
 * it is one too many. The product's own pages count apart. A null network is not counted. `share` is how many
 * times as much each network may read.
 */
export function createPictureLimit({ share = 1 } = {}): (
  c: Context,
  network: string | null,
) => Response | null {
  const network = { ...NETWORK, quota: NETWORK.quota * share };
  const limits = new NetworkLimits({ network, site: SITE, pagesShare: 1 });
  return (c, sender) => {
    if (sender === null) return null;
    const isOwnPage = c.req.header('sec-fetch-site') === 'same-origin';
    const { isAdmitted, retryAfter } = limits.admit(sender, isOwnPage, Date.now());
    if (isAdmitted) return null;
    c.header('cache-control', 'no-store');
    c.header('retry-after', String(retryAfter));
    return answerError(c, 429, 'Too many pictures that are not known here yet.');
  };
}
