import type { Side, Sides } from '../../protocol/primitives.ts';
import { winnerOf as winningSide } from '../../sports/score.ts';
import { startOfWeek } from './day.ts';
import type { DemoSeason } from './demo-season.ts';
import { knockoutEntrants } from './knockout-entrants.ts';
import type { MatchSetup } from '../play/match-setup.ts';
import type { KnockoutRoundPlan, Slot } from '../world/league-plan.ts';
import { outcomeOf, scheduleMatch, type Meeting, type ScheduledMatch } from './scheduled-match.ts';
import { startAt } from './season-table.ts';
import type { DemoTeam } from '../world/world.ts';

interface Entrant {
  team: DemoTeam;
  knownAt: number;
}

/**
 * Returns a season's knock-out matches with sides known at `now` (ms). Plays the rounds in order,
 * since the results decide the sides of the next round.
 */
export function knockoutMatches(
  season: DemoSeason,
  table: readonly ScheduledMatch[],
  now: number,
): ScheduledMatch[] {
  const start = knockoutEntrants(season, table, now);
  if (!start) return [];
  let left: (Entrant | null | undefined)[] = start.entrants.map(
    (team) => team && { team, knownAt: start.knownAt },
  );
  const matches: ScheduledMatch[] = [];
  for (const round of season.league.plan.knockout?.rounds ?? []) {
    const winners: (Entrant | undefined)[] = [];
    for (let tie = 0; tie < left.length / 2; tie++) {
      const [one, other] = [left[2 * tie], left[2 * tie + 1]];
      if (one === null || other === null) {
        winners.push(one ?? other ?? undefined);
        continue;
      }
      const drawnAt = Math.max(one?.knownAt ?? 0, other?.knownAt ?? 0);
      if (!one || !other || drawnAt > now) {
        winners.push(undefined);
        continue;
      }
      const legs = scheduleTie(season, round, tie, [one.team, other.team], drawnAt, now);
      matches.push(...legs);
      winners.push(winnerOf(legs, [one.team, other.team], now));
    }
    left = winners;
  }
  return matches;
}

/**
 * Returns one match at the first side's home, or two legs. The first leg is at the second side's
 * home.
 */
function scheduleTie(
  season: DemoSeason,
  round: KnockoutRoundPlan,
  tie: number,
  [one, other]: [DemoTeam, DemoTeam],
  drawnAt: number,
  now: number,
): ScheduledMatch[] {
  const { plan } = season.league;
  const weekStart = startOfWeek(season.fromWeek + round.week);
  const slot = round.slots[tie];
  const later = round.secondLeg?.[tie];
  if (!slot) return [];
  const leg = (
    sides: Pick<Meeting, 'home' | 'away'>,
    at: Slot,
    suffix: string,
    knockout: Pick<MatchSetup, 'knockout' | 'firstLeg'>,
  ) =>
    scheduleMatch(season, {
      ...sides,
      round: round.name,
      drawnAt,
      startTime: startAt(weekStart, at, plan.zone),
      roundKey: `r${round.slots.length * 2}${suffix}`,
      knockout: { tie, ...knockout },
    });
  const atHome = { home: one, away: other };
  if (!later) return [leg(atHome, slot, '', { knockout: true })];
  const first = leg({ home: other, away: one }, slot, '-1', { knockout: false });
  // The second leg needs the first leg's result, which is not computed before the first leg begins.
  const firstLeg = first.fixture.startTime <= now ? exchanged(outcomeOf(first).result.score) : null;
  return [first, leg(atHome, later, '-2', { knockout: true, ...(firstLeg && { firstLeg }) })];
}

/**
 * Returns the winner of a tie; undefined before its last leg begins. `knownAt` may be later than
 * `now`.
 */
function winnerOf(
  legs: readonly ScheduledMatch[],
  [one, other]: [DemoTeam, DemoTeam],
  now: number,
): Entrant | undefined {
  const last = legs.at(-1);
  if (!last || last.fixture.startTime > now) return undefined;
  const { result, endsAt } = outcomeOf(last);
  const { firstLeg } = last.setup;
  const total = (side: Side) => result.score[side] + (firstLeg?.[side] ?? 0);
  const through = winningSide({ ...result, score: { home: total('home'), away: total('away') } });
  // The first side is at home in the last leg.
  return { team: through === 'home' ? one : other, knownAt: endsAt };
}

function exchanged({ home, away }: Sides): Sides {
  return { home: away, away: home };
}
