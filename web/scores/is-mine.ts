import {
  favouriteKey,
  FAVOURITE_TYPE,
  playersTeamKey,
} from '../../edge/contracts/favourite-key.ts';
import type { Match } from '../domain/match.ts';

/** Whether a match, one of its teams or a player of these teams is a favourite. */
export function isMine(match: Match | undefined, keys: ReadonlySet<string>): boolean {
  if (!match) return false;
  const has = (type: 30 | 40, favouriteItemId: string) =>
    keys.has(favouriteKey({ type, favouriteItemId }));
  return (
    has(FAVOURITE_TYPE.match, match.id) ||
    [match.home, match.away].some(
      ({ id }) => has(FAVOURITE_TYPE.team, id) || keys.has(playersTeamKey(id)),
    )
  );
}
