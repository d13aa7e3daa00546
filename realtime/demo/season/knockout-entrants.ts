import type { DemoSeason } from './demo-season.ts';
import { finalTable } from './final-table.ts';
import { createRandom } from '../world/random.ts';
import { outcomeOf, type ScheduledMatch } from './scheduled-match.ts';
import { seasonGroups } from './season-groups.ts';
import type { DemoTeam } from '../world/world.ts';

/**
 * The entrants of a knock-out, two neighbours per tie, and the time at which they are known (ms).
 * Null is a bye.
 */
export interface KnockoutEntrants {
  entrants: readonly (DemoTeam | null)[];
  knownAt: number;
}

/**
 * Returns a season's knock-out entrants; undefined before the last table match begins. `knownAt`
 * may be later than `now`.
 */
export function knockoutEntrants(
  season: DemoSeason,
  table: readonly ScheduledMatch[],
  now: number,
): KnockoutEntrants | undefined {
  const { league } = season;
  const { knockout } = league.plan;
  if (!knockout) return undefined;
  const { entrants } = knockout;
  if (entrants.kind === 'draw') return { entrants: drawn(season, entrants.count), knownAt: 0 };
  const lastStart = Math.max(...table.map(({ fixture }) => fixture.startTime));
  if (lastStart > now) return undefined;
  const knownAt = Math.max(...table.map((match) => outcomeOf(match).endsAt));
  const groups = seasonGroups(season).map(({ teams }) => {
    const ids = new Set(teams.map(({ team }) => team.id));
    const counted = table.filter(
      ({ fixture }) => ids.has(fixture.home.id) || ids.has(fixture.away.id),
    );
    return finalTable(league.sport.key, teams, counted).slice(0, entrants.perGroup);
  });
  return { entrants: entrants.perGroup === 2 ? crossed(groups) : groups.flatMap(seeded), knownAt };
}

/**
 * Returns a draw that separates the best: first and second can meet only in the final. The best
 * also get the byes.
 */
function drawn({ league, season }: DemoSeason, count: number): (DemoTeam | null)[] {
  const random = createRandom(league.seed, season.id, 'draw');
  const entered = random.shuffle(league.teams).slice(0, count);
  const ranked = entered.toSorted((a, b) => b.strength - a.strength);
  const seeds = ranked.slice(0, count / 4);
  return seeded([...seeds, ...random.shuffle(ranked.slice(count / 4))]);
}

/**
 * Returns the places of teams, best first, in a draw in which the first meets the last: 1-8, 4-5,
 * 2-7, 3-6. Null is a bye.
 */
function seeded(ranked: readonly DemoTeam[]): (DemoTeam | null)[] {
  let places = [0];
  while (places.length < ranked.length) {
    const last = places.length * 2 - 1;
    places = places.flatMap((place) => [place, last - place]);
  }
  return places.map((place) => ranked[place] ?? null);
}

/**
 * Returns a draw of group winners against runners-up of the neighbouring group. Teams of one group
 * can meet again only in the final.
 */
function crossed(groups: readonly (readonly DemoTeam[])[]): DemoTeam[] {
  const pairs = Array.from({ length: groups.length / 2 }, (_, index) => [
    groups[2 * index] ?? [],
    groups[2 * index + 1] ?? [],
  ]);
  const half = (from: 0 | 1) =>
    pairs.flatMap((pair) => [pair[from]?.[0] ?? [], pair[1 - from]?.[1] ?? []].flat());
  return [...half(0), ...half(1)];
}
