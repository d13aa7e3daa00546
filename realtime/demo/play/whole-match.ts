import type { Result } from '../../protocol/catalogue.ts';
import type { Fixture, MatchUpdate } from '../../protocol/ingest.ts';
import type { Random } from '../world/random.ts';
import type { MatchSetup } from './match-setup.ts';
import { MatchProgress } from './match-progress.ts';
import { playMatch } from './play.ts';
import { updateOf } from './update.ts';

/** Plays a match to its end at once: every update it would send in real time. */
export function playWholeMatch(
  match: { matchId: string; fixture: Fixture; setup: MatchSetup },
  random: Random,
): MatchUpdate[] {
  const updates: MatchUpdate[] = [];
  let now = match.fixture.startTime;
  for (const { after, change } of playMatch(match.setup, random)) {
    now += Math.round(after * 1_000);
    const sequence = updates.length + 1;
    const update = updateOf(change, { matchId: match.matchId, sequence, now, realTime: true });
    updates.push(sequence === 1 ? { ...update, fixture: match.fixture } : update);
  }
  return updates;
}

/** How a match ends and how many seconds after its start. */
export function resultOf(setup: MatchSetup, random: Random): { result: Result; seconds: number } {
  const progress = new MatchProgress();
  for (const step of playMatch(setup, random, { counted: false })) progress.take(step);
  const { status, matchStatus, score, periods, gameScore = [], shootout } = progress.shown();
  if (!status || !matchStatus || !score || !periods)
    throw new Error('A match ended without a result');
  return {
    result: { status, matchStatus, score, periods, gameScore, ...(shootout && { shootout }) },
    seconds: progress.seconds,
  };
}
