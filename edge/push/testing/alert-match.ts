import type { AlertMatch } from '../../shared/alerts/alert-match.ts';

/** Returns a match of Elk against Owl in its first half. */
export function anAlertMatch(more: Partial<AlertMatch> = {}): AlertMatch {
  return {
    id: 'm:1',
    sportKey: 'football',
    leagueId: 'l1',
    home: { id: 'elk', name: 'Elk' },
    away: { id: 'owl', name: 'Owl' },
    startTime: 0,
    kind: 'live',
    status: 'Live',
    matchStatus: 'H1',
    play: { score: { home: 1, away: 0 }, shootout: null, redCards: { home: 0, away: 0 } },
    periods: 1,
    winner: null,
    ...more,
  };
}
