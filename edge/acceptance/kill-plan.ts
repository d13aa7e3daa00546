import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';

export interface PlannedMatch {
  matchId: string;
  /** In order, each changing something that the database keeps. */
  updates: MatchUpdate[];
}

const DAY = 86_400_000;
const OCCURRED_AT = Date.UTC(2026, 10, 1);

function fixture(startTime: number): Fixture {
  return {
    sportId: 2,
    league: { id: 'kill-league', name: 'Kill League' },
    home: { id: 'kill-home', name: 'Home Hoops', shortName: 'HOM' },
    away: { id: 'kill-away', name: 'Away Hoops', shortName: 'AWA' },
    startTime,
    venue: 'The Old Gym',
  };
}

/** An update of a match; sequences count from 1. */
function updateOf(matchId: string, sequence: number, more: Partial<MatchUpdate>): MatchUpdate {
  return { matchId, sequence, occurredAt: OCCURRED_AT + sequence, ...more };
}

/** A match that was called off, then moved by a day again and again. */
export function calledOff(
  matchId: string,
  startTime: number,
  status: 'Postponed' | 'Cancelled',
): PlannedMatch {
  const later = Array.from({ length: 20 }, (_, day) =>
    updateOf(matchId, day + 3, { fixture: fixture(startTime + (day + 1) * DAY) }),
  );
  const first = updateOf(matchId, 1, { fixture: fixture(startTime) });
  return { matchId, updates: [first, updateOf(matchId, 2, { status }), ...later] };
}

/** A match in play that does not end. */
export function inPlay(matchId: string, startTime: number): PlannedMatch {
  const scores = Array.from({ length: 20 }, (_, home) =>
    updateOf(matchId, home + 3, { score: { home: home + 1, away: 0 } }),
  );
  return { matchId, updates: [...kickOff(matchId, startTime), ...scores] };
}

/** A match played to its end. */
export function finished(matchId: string, startTime: number): PlannedMatch {
  const over = { status: 'Finished', matchStatus: 'Ended', score: { home: 9, away: 1 } } as const;
  return { matchId, updates: [...kickOff(matchId, startTime), updateOf(matchId, 3, over)] };
}

/** Later corrections of such a match: result, incidents and statistics. */
export function corrections(matchId: string): PlannedMatch {
  const updates = Array.from({ length: 20 }, (_, index) =>
    updateOf(matchId, index + 4, {
      correction: true,
      score: { home: 9, away: index + 2 },
      stats: { rebounds: { home: index, away: 1 } },
      incidents: [{ id: `note-${index}`, type: 'comment', team: null, minute: null, text: 'Late' }],
    }),
  );
  return { matchId, updates };
}

function kickOff(matchId: string, startTime: number): MatchUpdate[] {
  return [
    updateOf(matchId, 1, { fixture: fixture(startTime) }),
    updateOf(matchId, 2, { status: 'Live', matchStatus: 'Q1' }),
  ];
}
