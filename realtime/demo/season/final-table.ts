import { DEMO_SPORTS } from '../demo-sports.ts';
import { SIDES } from '../../protocol/primitives.ts';
import { resultOf } from '../../sports/tally.ts';
import type { SportKey } from '../../sports/sport.ts';
import { outcomeOf, type ScheduledMatch } from './scheduled-match.ts';
import type { DemoTeam } from '../world/world.ts';

interface Line {
  entrant: DemoTeam;
  earned: number;
  played: number;
  difference: number;
  scored: number;
}

/**
 * Returns a group's final order: by points, or by share of wins in sports without points, then by
 * difference and by scored points, as in the rules of the demo's knock-out leagues; then by name.
 */
export function finalTable(
  sport: SportKey,
  teams: readonly DemoTeam[],
  matches: readonly ScheduledMatch[],
): DemoTeam[] {
  const { tablePoints } = DEMO_SPORTS[sport];
  const [win, draw] = tablePoints ?? [1, 0.5];
  const lines = new Map(
    teams.map((entrant): [string, Line] => [
      entrant.team.id,
      { entrant, earned: 0, played: 0, difference: 0, scored: 0 },
    ]),
  );
  const earns = { W: win, D: draw, L: 0 };
  for (const match of matches) {
    const { result } = outcomeOf(match);
    for (const side of SIDES) {
      const line = lines.get(match.fixture[side].id);
      if (!line) continue;
      const [own, other] = [result.score[side], result.score[side === 'home' ? 'away' : 'home']];
      line.earned += earns[resultOf(result, side)];
      line.played += 1;
      line.difference += own - other;
      line.scored += own;
    }
  }
  const rate = (line: Line) => (tablePoints ? line.earned : line.earned / (line.played || 1));
  return [...lines.values()]
    .toSorted(
      (a, b) =>
        rate(b) - rate(a) ||
        b.difference - a.difference ||
        b.scored - a.scored ||
        (a.entrant.team.name < b.entrant.team.name ? -1 : 1),
    )
    .map(({ entrant }) => entrant);
}
