import type { Fixture } from '../../protocol/ingest.ts';
import { SETS } from '../../sports/match-status.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import type { Change, TimedUpdate } from '../source.ts';

/** A rally and the points of its set after it. */
export interface Rally {
  /** When it ended, ms. */
  at: number;
  /** From 1. */
  set: number;
  points: Sides;
  winner: Side;
}

/** Number of sets, and when each is over. */
export interface SetFormat {
  setsToWin: number;
  isOver: (points: Sides, set: number) => boolean;
}

/**
 * Returns the updates of a match in which every rally scores and its winner serves next. A set ends
 * when the next rally is in another one, the last set by its rules: a recording may stop early.
 */
export function rallyUpdates(
  matchId: string,
  fixture: Fixture,
  rallies: readonly Rally[],
  format: SetFormat,
): TimedUpdate[] {
  const updates: TimedUpdate[] = [];
  let at = fixture.startTime;
  const add = (change: Change): void => {
    updates.push({
      at,
      update: { matchId, sequence: updates.length + 1, occurredAt: at, ...change },
    });
  };
  const score: Sides = { home: 0, away: 0 };
  const sets: Sides[] = [];
  add({ fixture, status: 'NotStarted', matchStatus: 'Not start', score: { ...score } });
  add({
    status: 'Live',
    matchStatus: 'S1',
    periods: [{ home: 0, away: 0 }],
    points: { home: '0', away: '0' },
  });
  for (const [index, rally] of rallies.entries()) {
    at = Math.max(at, rally.at);
    sets[rally.set - 1] = { ...rally.points };
    const next = rallies[index + 1];
    const isOver = next ? next.set !== rally.set : format.isOver(rally.points, rally.set);
    if (isOver) score[rally.points.home > rally.points.away ? 'home' : 'away'] += 1;
    const status = SETS[rally.set - 1];
    add({
      ...(status && { matchStatus: isOver && next ? 'Break' : status }),
      score: { ...score },
      periods: [...sets],
      points: {
        home: String(rally.points.home),
        away: String(rally.points.away),
        server: rally.winner,
      },
    });
  }
  if (Math.max(score.home, score.away) < format.setsToWin) return updates;
  add({ status: 'Ended', matchStatus: 'Ended', points: null });
  add({ status: 'Finished' });
  return updates;
}

/** Whether the target with a lead of two or the cap is reached. */
export function isRallySetOver({ home, away }: Sides, target: number, cap = Infinity): boolean {
  const high = Math.max(home, away);
  return (high >= target && Math.abs(home - away) >= 2) || high >= cap;
}
