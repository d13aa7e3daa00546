import { STANDINGS_RULES } from '../../sports/standings-rule.ts';
import { SIDES } from '../../sports/sides.ts';
import type { SportKey } from '../../sports/sport.ts';
import { figuresOf, sumOf, winPercentageOf, type Figures } from '../../sports/tally.ts';
import { outcomeOf, type ScheduledMatch } from './scheduled-match.ts';
import type { DemoTeam } from '../world/world.ts';

/**
 * Returns a group's final order: by points, or by share of wins in sports without points, then by
 * difference, scored points and name. The rules of the demo's knock-out leagues agree, except for
 * the name.
 */
export function finalTable(
  sport: SportKey,
  teams: readonly DemoTeam[],
  matches: readonly ScheduledMatch[],
): DemoTeam[] {
  const { points } = STANDINGS_RULES[sport];
  const rows = teams.map((entrant) => {
    const figures = matches.flatMap((match) => {
      const { score, periods, winner } = outcomeOf(match).result;
      const counted = { score, rally: sumOf(periods), winner, isLive: false };
      return SIDES.filter((side) => match.fixture[side].id === entrant.team.id).map((side) =>
        figuresOf(counted, side, points),
      );
    });
    const sum = (key: keyof Figures) => figures.reduce((total, each) => total + each[key], 0);
    const share = { won: sum('won'), drawn: sum('drawn'), played: sum('played') };
    const earned = points ? sum('points') : winPercentageOf(share);
    return { entrant, earned, difference: sum('scored') - sum('conceded'), scored: sum('scored') };
  });
  return rows
    .toSorted(
      (a, b) =>
        b.earned - a.earned ||
        b.difference - a.difference ||
        b.scored - a.scored ||
        (a.entrant.team.name < b.entrant.team.name ? -1 : 1),
    )
    .map(({ entrant }) => entrant);
}
