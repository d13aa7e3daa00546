import type { PlayerSeason } from './player.ts';

/** Whether two rows belong to the same season of a league. */
export function isSameSeason(one: PlayerSeason, other: PlayerSeason): boolean {
  return one.leagueId === other.leagueId && one.name === other.name;
}

/** Returns a season with the player's figures for all teams of that season added up. */
export function wholeSeason(seasons: readonly PlayerSeason[], season: PlayerSeason): PlayerSeason {
  const parts = seasons.filter((each) => isSameSeason(each, season));
  const keys = new Set(parts.flatMap(({ values }) => Object.keys(values)));
  return {
    ...season,
    appearances: parts.reduce((sum, { appearances }) => sum + appearances, 0),
    values: Object.fromEntries(
      [...keys].map((key) => [key, parts.reduce((sum, { values }) => sum + (values[key] ?? 0), 0)]),
    ),
  };
}
