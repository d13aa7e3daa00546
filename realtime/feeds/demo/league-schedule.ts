import { cycleOf, DAY, MINUTE, startOfCycle } from './day.ts';
import type { Calendar, Slot } from './league-plan.ts';
import { createRandom, type Random } from './random.ts';
import { roundRobin } from './round-robin.ts';
import { outcomeOf, scheduleMatch, type ScheduledMatch } from './scheduled-match.ts';
import type { DemoLeague, DemoTeam } from './world.ts';

const WEEK = 7;

/** The matches of a league that start in [from, to), ms, by start time. */
export function leagueSchedule(
  seed: number,
  league: DemoLeague,
  from: number,
  to: number,
): ScheduledMatch[] {
  const { calendar } = league;
  const days = calendar.kind === 'league' ? WEEK : calendar.cycleDays;
  const matches: ScheduledMatch[] = [];
  // The last matches of a cycle may begin when the next one has begun.
  for (let cycle = cycleOf(from, days) - 1; startOfCycle(cycle, days) < to; cycle++)
    matches.push(
      ...(calendar.kind === 'league'
        ? leagueWeek(seed, league, calendar.rounds, cycle)
        : knockout(seed, league, calendar, cycle, to)),
    );
  return matches
    .filter(({ fixture }) => fixture.startTime >= from && fixture.startTime < to)
    .toSorted((a, b) => a.fixture.startTime - b.fixture.startTime);
}

function leagueWeek(
  seed: number,
  league: DemoLeague,
  rounds: readonly (readonly Slot[])[],
  week: number,
): ScheduledMatch[] {
  const count = league.teams.length;
  const perSeason = 2 * (count - 1);
  const weekStart = startOfCycle(week, WEEK);
  return rounds.flatMap((slots, index) => {
    const round = week * rounds.length + index;
    const season = Math.floor(round / perSeason);
    const order = createRandom(seed, league.key, 'season', season).shuffle(league.teams);
    const pairs = createRandom(seed, league.key, 'round', round).shuffle(
      roundRobin(count, round % perSeason),
    );
    return pairs.flatMap(([first, second], slot) => {
      const home = order[first];
      const away = order[second];
      const startTime = startAt(weekStart, slots[slot]);
      if (!home || !away || startTime === undefined) return [];
      const when = { startTime, round: `Matchday ${(round % perSeason) + 1}`, drawnAt: 0 };
      return [scheduleMatch(seed, league, { home, away }, when)];
    });
  });
}

/** Rounds are played one after the other: who is in the next one follows from the results. */
function knockout(
  seed: number,
  league: DemoLeague,
  { cycleDays, rounds }: Extract<Calendar, { kind: 'knockout' }>,
  cycle: number,
  until: number,
): ScheduledMatch[] {
  const start = startOfCycle(cycle, cycleDays);
  const matches: ScheduledMatch[] = [];
  const random = createRandom(seed, league.key, 'draw', cycle);
  let left: { team: DemoTeam; knownAt: number }[] = drawn(random, league.teams);
  for (const { name, slots } of rounds) {
    if (slots.every((slot) => start + slot.day * DAY >= until)) break;
    const winners: typeof left = [];
    for (const [index, slot] of slots.entries()) {
      const [home, away] = [left[2 * index], left[2 * index + 1]];
      const startTime = startAt(start, slot);
      if (!home || !away || startTime === undefined) continue;
      const drawnAt = Math.max(home.knownAt, away.knownAt);
      const match = scheduleMatch(
        seed,
        league,
        { home: home.team, away: away.team },
        { startTime, round: name, drawnAt },
      );
      matches.push(match);
      const { winner, endsAt } = outcomeOf(match);
      winners.push({ team: winner, knownAt: endsAt });
    }
    left = winners;
  }
  return matches;
}

function drawn(random: Random, teams: readonly DemoTeam[]): { team: DemoTeam; knownAt: number }[] {
  return random.shuffle(teams).map((team) => ({ team, knownAt: 0 }));
}

function startAt(start: number, slot: Slot | undefined): number | undefined {
  return slot && start + slot.day * DAY + slot.minutes * MINUTE;
}
