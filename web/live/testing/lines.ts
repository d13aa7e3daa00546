import type { SportSnapshot } from '../../../realtime/protocol/frame.ts';
import type { MatchLine, MatchState } from '../../../realtime/protocol/match-state.ts';

export const START = Date.parse('2026-11-21T12:00:00Z');

/** A football match in the first half, 0–0, unless overridden. */
export function aLine(matchId: string, more: Partial<MatchLine> = {}): MatchLine {
  return {
    matchId,
    sportId: 1,
    leagueId: 'l1',
    leagueName: 'League One',
    home: { id: `${matchId}-h`, name: `Home ${matchId}`, shortName: 'Home' },
    away: { id: `${matchId}-a`, name: `Away ${matchId}`, shortName: 'Away' },
    startTime: START,
    status: 'Live',
    matchStatus: 'H1',
    score: { home: 0, away: 0 },
    periods: [{ home: 0, away: 0 }],
    gameScore: [],
    displayStatus: [],
    ...more,
  };
}

export function aState(matchId: string, more: Partial<MatchState> = {}): MatchState {
  return { ...aLine(matchId), incidents: [], stats: {}, occurredAt: START, ...more };
}

export function aSnapshot(version: number, lines: MatchLine[], epoch = 'epoch-one'): SportSnapshot {
  return {
    type: 'snapshot',
    epoch,
    version,
    lines: Object.fromEntries(lines.map((line) => [line.matchId, line])),
  };
}

export function aDelta(version: number, lines: Record<string, unknown>) {
  return { type: 'delta', version, at: START, lines };
}
