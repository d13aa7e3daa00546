import { FAVOURITE_TYPE, favouriteKey } from '../../edge/contracts/favourite-key.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { alertsOf } from '../favourites/alert-choices.ts';
import { alertSportOf } from '../favourites/alert-sport.ts';
import { PUSHED_KINDS, type AlertKind } from '../../edge/contracts/alert-kinds.ts';
import { readFavourites } from '../favourites/favourites-store.ts';

const { team, league, match } = FAVOURITE_TYPE;

/**
 * Returns the kinds of alerts that a fan has chosen for a match, one of its teams or its league.
 */
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

/** Returns the sports of the favourites with alerts that open pages can show. `now` is in ms. */
export function wantedSports(now: number): Set<SportKey> {
  const wanted = readFavourites().items.filter((item) =>
    alertsOf(item)?.some((kind) => !PUSHED_KINDS.has(kind)),
  );
  return new Set(wanted.flatMap((item) => alertSportOf(item, now)?.key ?? []));
}
