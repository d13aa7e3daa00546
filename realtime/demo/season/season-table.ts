import { DAY, localTime, startOfWeek } from './day.ts';
import type { DemoSeason } from './demo-season.ts';
import type { Slot, TablePlan } from '../world/league-plan.ts';
import { createRandom } from '../world/random.ts';
import { scheduleMatch, type ScheduledMatch } from './scheduled-match.ts';
import { seasonGroups, type SeasonGroup } from './season-groups.ts';

/** All matches of a season's table, in the order of their rounds. */
export function tableMatches(season: DemoSeason): ScheduledMatch[] {
  const { league } = season;
  const { table } = league.plan;
  if (!table) return [];
  const random = createRandom(league.seed, season.season.id, 'order');
  const groups = seasonGroups(season);
  const circles: SeasonGroup[] =
    table.groups?.opponents === 'own' ? groups : [{ teams: groups.flatMap(({ teams }) => teams) }];
  const orders = circles.map(({ name, teams }) => ({ name, order: random.shuffle(teams) }));
  const [first] = orders;
  const rounds = table.meetings * ((first?.order.length ?? 0) - 1);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    const pairs = orders.flatMap(({ name, order }) =>
      roundRobin(order.length, round).flatMap(([one, other]) => {
        const [home, away] = [order[one], order[other]];
        return home && away
          ? [{ home, away, inGroup: name === undefined ? {} : { group: name } }]
          : [];
      }),
    );
    const { weekStart, slots } = slotsOf(season, table, round, rounds);
    const shuffled = createRandom(league.seed, season.season.id, 'round', round).shuffle(pairs);
    return shuffled.flatMap(({ home, away, inGroup }, index): ScheduledMatch[] => {
      const slot = slots[index];
      if (!slot) return [];
      const startTime = startAt(weekStart, slot, league.plan.zone);
      const named = { round: `Matchday ${round + 1}`, roundKey: `${round + 1}`, ...inGroup };
      return [scheduleMatch(season, { home, away, startTime, ...named })];
    });
  });
}

/** Rounds are spread evenly over the weeks that the table takes. */
function slotsOf(
  { fromWeek }: DemoSeason,
  { rounds: perWeek, weeks }: TablePlan,
  round: number,
  rounds: number,
): { weekStart: number; slots: readonly Slot[] } {
  const place = Math.floor((round * weeks * perWeek.length) / rounds);
  return {
    weekStart: startOfWeek(fromWeek + Math.floor(place / perWeek.length)),
    slots: perWeek[place % perWeek.length] ?? [],
  };
}

/** When a slot of a week begins, ms. */
export function startAt(weekStart: number, { day, minutes }: Slot, zone: string): number {
  return localTime(weekStart + day * DAY, minutes, zone);
}

/**
 * Who meets whom in a round of a league of `count` (even) teams, by their
 * indexes: the circle method. After `count - 1` rounds everybody has met
 * everybody; in the second half of a season home and away are exchanged.
 */
function roundRobin(count: number, round: number): [home: number, away: number][] {
  const turns = count - 1;
  const turn = round % turns;
  const secondHalf = Math.floor(round / turns) % 2 === 1;
  return Array.from({ length: count / 2 }, (_, index) => {
    const left = index === 0 ? turns : (turn + index) % turns;
    const right = (turn - index + turns) % turns;
    // Alternating, so that nobody plays at home all the time.
    const homeFirst = ((index === 0 ? turn : index) % 2 === 0) !== secondHalf;
    return homeFirst ? [left, right] : [right, left];
  });
}
