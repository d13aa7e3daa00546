import type { SportId } from '../../../../../realtime/sports/sport.ts';
import type { Tiebreakers } from '../../../../../realtime/protocol/season-rules.ts';
import type { StandingsMatch } from '../standings-match.ts';
import { standingsRule } from '../standings-rules.ts';
import { computeStandings, type StandingsOptions, type StandingsRow } from '../standings.ts';

function pair(text: string) {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
}

/** Parses 'A-B 2:1' or, with the points of each set, 'A-B 2:1 21:3 4:21 21:19'. */
export function played(text: string, index: number): StandingsMatch {
  const [sides = '', score = '', ...periods] = text.split(' ');
  const [homeTeamId = '', awayTeamId = ''] = sides.split('-');
  return {
    matchId: `m${index}`,
    homeTeamId,
    awayTeamId,
    startTime: index,
    score: pair(score),
    periods: periods.map(pair),
    isLive: false,
  };
}

/** Parses results split by semicolons. */
export function results(text: string): StandingsMatch[] {
  return text.split(';').map((result, index) => played(result.trim(), index));
}

export function tableOf(
  sportId: SportId,
  matches: readonly StandingsMatch[],
  ids: string,
  tiebreakers: Tiebreakers | null = null,
  options: StandingsOptions = {},
): StandingsRow[] {
  const teams = [...ids].map((id) => ({ id, name: id }));
  return computeStandings(teams, matches, standingsRule(sportId, tiebreakers), options);
}

/** '1A 2B 2C' */
export function orderOf(rows: readonly StandingsRow[]): string {
  return rows.map(({ rank, teamId }) => `${rank}${teamId}`).join(' ');
}
