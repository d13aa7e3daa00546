import { siteOf } from '../../realtime/protocol/network-site.ts';
import { admissionOf, type Admission, type Policy } from './admission.ts';
import { WindowCounts } from './window-counts.ts';

const MINUTE = 60_000;

/** Limit of an IPv4 address or a /64, which thousands of phones may share. */
export const NETWORK_POLICY: Policy = { name: 'network', quota: 1_200, windowMs: MINUTE };
/** Limit of a /48, whose owner has 65,536 networks. */
export const SITE_POLICY: Policy = { name: 'site', quota: 6_000, windowMs: MINUTE };

/**
 * How much more the product's own pages may read: a mobile carrier has thousands of fans behind one address,
 * and each of their pages reads some calls at a goal.
 */
export const PAGES_SHARE = 10;

/**
 * How much more than its limit a /48 may take in all, by networks that have not had their share. Only whoever
 * has thousands of its networks gets there.
 */
const SITE_EXCESS = 10;

interface NetworkPolicies {
  /** Limit of an IPv4 address or a /64. */
  network: Policy;
  /** Limit of a /48. */
  site: Policy;
  /** How much more the product's own pages may. */
  pagesShare: number;
}

const OF_READS: NetworkPolicies = {
  network: NETWORK_POLICY,
  site: SITE_POLICY,
  pagesShare: PAGES_SHARE,
};

/** Most counts in memory. */
const MAX_COUNTS = 50_000;

/**
 * Limits the requests of networks: by default the public reads of those without a partner key. It counts in one isolate: a reader whose requests
 * reach several isolates has the limit in each.
 */
export class NetworkLimits {
  readonly #counts = new WindowCounts(MAX_COUNTS);
  readonly #policies: NetworkPolicies;

  constructor(policies = OF_READS) {
    this.#policies = policies;
  }

  /**
   * Counts one request of a network at `now` (ms) if it is admitted. The product's own pages count apart, so
   * that no other reader of a shared address can use up their limit.
   */
  admit(network: string, isOwnPage: boolean, now: number): Admission {
    const kind = isOwnPage ? 'page' : 'reader';
    const { network: each, site: all, pagesShare } = this.#policies;
    const more = isOwnPage ? pagesShare : 1;
    const ofNetwork = { ...each, quota: each.quota * more };
    const ofSite = { ...all, quota: all.quota * more };
    const [key, site] = [`${kind} ${network}`, siteOf(network)];
    const [siteKey, networksKey] = [`${kind} ${site}`, `${kind} networks of ${site}`];
    const used = this.#counts.used(key, now);
    const inSite = {
      used: this.#counts.used(siteKey, now),
      networks: this.#counts.used(networksKey, now) + (used === 0 ? 1 : 0),
    };
    const counted = [{ policy: ofNetwork, used }];
    if (site !== null) counted.push({ policy: ofSite, used: usedOf(ofSite, used, inSite) });
    const admission = admissionOf(counted, now);
    if (!admission.isAdmitted) return admission;
    this.#counts.add(key, ofNetwork, now);
    if (site === null) return admission;
    this.#counts.add(siteKey, ofSite, now);
    if (used === 0) this.#counts.add(networksKey, ofSite, now);
    return admission;
  }
}

/**
 * Returns how much of a /48's limit is used for one of its networks, which has used `own`: its equal share stays
 * free for it, whatever its neighbours take.
 */
function usedOf(
  { quota }: Policy,
  own: number,
  { used, networks }: { used: number; networks: number },
): number {
  if (used >= quota * SITE_EXCESS) return quota;
  const left = Math.max(1, Math.floor(quota / networks)) - own;
  return Math.min(used, quota - left);
}
