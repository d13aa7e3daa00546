import type { DemoSeason } from './demo-season.ts';
import { createRandom } from '../world/random.ts';
import type { DemoTeam } from '../world/world.ts';

/** A group of a season; a league without groups is one unnamed group. */
export interface SeasonGroup {
  name?: string;
  teams: readonly DemoTeam[];
}

/**
 * Returns the groups of a season's table. If teams meet only within their group, the groups are
 * drawn each season, from pots by strength. Other groups are divisions, which stay the same.
 */
export function seasonGroups({ league, season }: DemoSeason): SeasonGroup[] {
  const groups = league.plan.table?.groups;
  if (!groups) return [{ teams: league.teams }];
  const { names, opponents } = groups;
  const size = league.teams.length / names.length;
  if (opponents === 'all')
    return names.map((name, index) => ({
      name,
      teams: league.teams.slice(index * size, (index + 1) * size),
    }));
  const random = createRandom(league.seed, season.id, 'groups');
  const ranked = league.teams.toSorted((a, b) => b.strength - a.strength);
  const pots = Array.from({ length: size }, (_, pot) =>
    random.shuffle(ranked.slice(pot * names.length, (pot + 1) * names.length)),
  );
  return names.map((name, index) => ({
    name,
    teams: pots.flatMap((pot) => pot[index] ?? []),
  }));
}
