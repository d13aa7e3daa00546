import type { Fixture } from '../../protocol/ingest.ts';
import { SETS } from '../../sports/match-status.ts';
import { sportById } from '../../sports/registry.ts';
import { isSetOver } from '../../sports/score.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { collectUpdates, type TimedUpdate } from '../source.ts';

/** A rally and the points of its set after it. */
export interface Rally {
  /** End of the rally, ms. */
  at: number;
  /** From 1. */
  set: number;
  points: Sides;
  winner: Side;
}

/**
 * Returns the updates of a match in which every rally scores and its winner serves next. A set is
 * over when the next rally belongs to another set. The last set is over only by the sport's rules,
 * since a recording may stop early.
 */
export function rallyUpdates(
  matchId: string,
  fixture: Fixture,
  rallies: readonly Rally[],
  setsToWin: number,
): readonly TimedUpdate[] {
  const { scoring } = sportById(fixture.sportId);
  if (scoring === 'sum') throw new Error('The sport is not played in sets');
  const { updates, add } = collectUpdates(matchId);
  let at = fixture.startTime;
  const score: Sides = { home: 0, away: 0 };
  const sets: Sides[] = [];
  add(at, { fixture, status: 'NotStarted', matchStatus: 'Not start', score: { ...score } });
  add(at, {
    status: 'Live',
    matchStatus: 'S1',
    periods: [{ home: 0, away: 0 }],
    points: { home: '0', away: '0' },
  });
  for (const [index, rally] of rallies.entries()) {
    at = Math.max(at, rally.at);
    sets[rally.set - 1] = { ...rally.points };
    const next = rallies[index + 1];
    const isOver = next ? next.set !== rally.set : isSetOver(scoring, rally.points, rally.set);
    if (isOver) score[rally.points.home > rally.points.away ? 'home' : 'away'] += 1;
    const status = SETS[rally.set - 1];
    add(at, {
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
  if (Math.max(score.home, score.away) < setsToWin) return updates;
  add(at, { status: 'Ended', matchStatus: 'Ended', points: null });
  add(at, { status: 'Finished' });
  return updates;
}
