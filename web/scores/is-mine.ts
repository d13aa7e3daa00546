import { favouriteKey, FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { Match } from '../domain/match.ts';

/** Whether a match or one of its teams is a favourite. */
export function isMine(match: Match | undefined, keys: ReadonlySet<string>): boolean {
  if (!match) return false;
  const has = (type: 30 | 40, favouriteItemId: string) =>
    keys.has(favouriteKey({ type, favouriteItemId }));
  return (
    has(FAVOURITE_TYPE.match, match.id) ||
    has(FAVOURITE_TYPE.team, match.home.id) ||
    has(FAVOURITE_TYPE.team, match.away.id)
  );
}
