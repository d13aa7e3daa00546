import { DAY, localTime, startOfWeek } from './day.ts';
import { isPutOff } from './fate.ts';
import type { DemoSeason } from './demo-season.ts';
import type { Slot, TablePlan } from '../world/league-plan.ts';
import { createRandom } from '../world/random.ts';
import { scheduleMatch, type ScheduledMatch } from './scheduled-match.ts';
import { seasonGroups, type SeasonGroup } from './season-groups.ts';

/** First and last new day of a postponed match, counted from its original day. */
const NEW_DAYS = { first: 10, last: 24 };

/** Returns all matches of a season's table, in round order. */
export function tableMatches(season: DemoSeason): ScheduledMatch[] {
  const matches = roundsOf(season);
  const end = startOfWeek(season.fromWeek + (season.league.plan.table?.weeks ?? 0)) - DAY;
  return matches.map((match) => {
    if (!isPutOff(match.matchId, season.league.plan)) return match;
    const startTime = newDateOf(match, matches);
    if (startTime === undefined || startTime > end) return match;
    return {
      ...match,
      fixture: { ...match.fixture, startTime },
      putOffFrom: match.fixture.startTime,
    };
  });
}

/**
 * Returns the first new start in `NEW_DAYS` (ms) with no other table match of either team within a
 * day; undefined without one.
 */
function newDateOf(
  { fixture: { startTime, home, away } }: ScheduledMatch,
  matches: readonly ScheduledMatch[],
): number | undefined {
  const taken = matches.flatMap(({ fixture }) =>
    [fixture.home.id, fixture.away.id].some((id) => id === home.id || id === away.id)
      ? [fixture.startTime]
      : [],
  );
  for (let days = NEW_DAYS.first; days <= NEW_DAYS.last; days++) {
    const day = startTime + days * DAY;
    if (taken.every((time) => Math.abs(time - day) > DAY)) return day;
  }
  return undefined;
}

function roundsOf(season: DemoSeason): ScheduledMatch[] {
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

/** Returns the week and the slots of a round. The rounds spread evenly over the table's weeks. */
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

/** Returns the time at which a slot of a week begins, ms. */
export function startAt(weekStart: number, { day, minutes }: Slot, zone: string): number {
  return localTime(weekStart + day * DAY, minutes, zone);
}

/**
 * Returns the pairs of a round as indices, in a league with an even `count` of teams, by the circle
 * method. After `count - 1` rounds every pair has met; then the same rounds follow with home and
 * away swapped.
 */
function roundRobin(count: number, round: number): [home: number, away: number][] {
  const turns = count - 1;
  const turn = round % turns;
  const secondHalf = Math.floor(round / turns) % 2 === 1;
  return Array.from({ length: count / 2 }, (_, index) => {
    const left = index === 0 ? turns : (turn + index) % turns;
    const right = (turn - index + turns) % turns;
    // Alternates home and away, so that no team is always at home.
    const homeFirst = ((index === 0 ? turn : index) % 2 === 0) !== secondHalf;
    return homeFirst ? [left, right] : [right, left];
  });
}
