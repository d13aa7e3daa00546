import type { StandingsMatch } from './standings-match.ts';
import type { Criterion, StandingsRule } from './standings-rules.ts';
import { tallyMatches, type Tally } from './tally.ts';

/**
 * Puts teams in order, best first: each inner list holds teams that nothing
 * parts. `criteria` decide one after the other; head-to-head looks at the
 * matches between the teams that are level by then, and at nothing else.
 */
export function rankTeams(
  tallies: readonly Tally[],
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
  criteria: readonly Criterion[] = rule.criteria,
): Tally[][] {
  const [criterion, ...rest] = criteria;
  if (criterion === undefined || tallies.length < 2)
    return tallies.length > 0 ? [[...tallies]] : [];
  const parts =
    criterion === 'head-to-head'
      ? rankAmongThemselves(tallies, matches, rule)
      : partBy(tallies, (tally) => valueOf(tally, criterion));
  return parts.flatMap((part) => rankTeams(part, matches, rule, rest));
}

function rankAmongThemselves(
  tallies: readonly Tally[],
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
): Tally[][] {
  const byId = new Map(tallies.map((tally) => [tally.teamId, tally]));
  const among = [...tallyMatches([...byId.keys()], matches, rule).values()];
  const criteria = rule.criteria.filter((criterion) => criterion !== 'head-to-head');
  return rankTeams(among, matches, rule, criteria).map((part) =>
    part.flatMap(({ teamId }) => byId.get(teamId) ?? []),
  );
}

function partBy(tallies: readonly Tally[], value: (tally: Tally) => number): Tally[][] {
  const parts = new Map<number, Tally[]>();
  for (const tally of tallies) {
    const key = value(tally);
    const part = parts.get(key);
    if (part) part.push(tally);
    else parts.set(key, [tally]);
  }
  return [...parts].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, part]) => part);
}

function valueOf(tally: Tally, criterion: Exclude<Criterion, 'head-to-head'>): number {
  switch (criterion) {
    case 'points':
      return tally.points;
    case 'wins':
      return tally.won;
    case 'win-percentage':
      return winPercentage(tally);
    case 'difference':
      return tally.scored - tally.conceded;
    case 'scored':
      return tally.scored;
    case 'set-ratio':
      return ratio(tally.scored, tally.conceded);
    case 'rally-ratio':
      return ratio(tally.rallyScored, tally.rallyConceded);
  }
}

/** Share of matches won, 0–1; a draw counts half, no match counts 0. */
export function winPercentage({ won, drawn, played }: Tally): number {
  return played === 0 ? 0 : (won + drawn / 2) / played;
}

/** Nothing lost is the best ratio there is, unless nothing was won either. */
function ratio(won: number, lost: number): number {
  if (lost > 0) return won / lost;
  return won > 0 ? Infinity : 0;
}
