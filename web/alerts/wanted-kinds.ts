import { FAVOURITE_TYPE, favouriteKey } from '../../edge/contracts/favourite-key.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { alertsOf } from '../favourites/alert-choices.ts';
import { alertSportOf } from '../favourites/alert-sport.ts';
import type { AlertKind } from '../favourites/alert-kinds.ts';
import { readFavourites } from '../favourites/favourites-store.ts';

const { team, league, match } = FAVOURITE_TYPE;

/** What a fan wants to be told of a match: for its own sake, for its teams' and for its league's. */
export function wantedKinds({ matchId, home, away, leagueId }: MatchLine): Set<AlertKind> {
  const { keys } = readFavourites();
  const names = [
    { type: match, favouriteItemId: matchId },
    { type: team, favouriteItemId: home.id },
    { type: team, favouriteItemId: away.id },
    { type: league, favouriteItemId: leagueId },
  ];
  return new Set(
    names.flatMap((name) => (keys.has(favouriteKey(name)) ? (alertsOf(name) ?? []) : [])),
  );
}

/** The sports whose rooms tell of what a fan wants to hear of. */
export function wantedSports(now: number): Set<SportKey> {
  const wanted = readFavourites().items.filter(alertsOf);
  return new Set(wanted.flatMap((item) => alertSportOf(item, now)?.key ?? []));
}
