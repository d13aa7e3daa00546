import type { BrandProfile } from '../../edge/contracts/brand.ts';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';

/** The picture of a match for where its page is shared; its address changes as the match does. */
export function cardPath(
  matchId: string,
  { seed, brand }: { seed: HeldMatch | null; brand: BrandProfile },
): string {
  const query = new URLSearchParams({ brand: brand.brandHeaderName });
  if (seed) query.set('v', `${seed.epoch}.${seed.version}`);
  return `/og/match/${encodeURIComponent(matchId)}.png?${query}`;
}
