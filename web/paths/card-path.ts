import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';

/**
 * Returns the path of a match's picture for shared links; it changes with each version of the
 * match.
 */
export function cardPath(
  matchId: string,
  {
    roomSnapshot,
    brand,
    language,
  }: { roomSnapshot: HeldMatch | null; brand: BrandProfile; language: Language },
): string {
  const query = new URLSearchParams({ brand: brand.brandHeaderName, lang: language });
  if (roomSnapshot) query.set('v', `${roomSnapshot.epoch}.${roomSnapshot.version}`);
  return `/og/match/${encodeURIComponent(matchId)}.png?${query}`;
}
