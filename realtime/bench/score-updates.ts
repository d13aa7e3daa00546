import type { MatchUpdate } from '../protocol/ingest.ts';
import { benchFixture } from './fixture.ts';

/** The first score: four digits, so that nothing else in a match looks like it. */
const FIRST_SCORE = 1_000;

/** Yields a match in which the home side scores without end. */
export function* scoreUpdates(matchId: string, now: number): Generator<MatchUpdate, never> {
  const start = now - 600_000;
  yield {
    matchId,
    sequence: 1,
    occurredAt: start,
    fixture: benchFixture(start),
    status: 'Live',
    matchStatus: 'H1',
    score: { home: FIRST_SCORE, away: 0 },
  };
  for (let goals = 1; ; goals++)
    yield {
      matchId,
      sequence: goals + 1,
      occurredAt: start + goals,
      score: { home: FIRST_SCORE + goals, away: 0 },
    };
}
