import type { Result } from '../../protocol/catalogue.ts';
import type { Random } from '../world/random.ts';
import type { MatchSetup } from './match-setup.ts';
import { MatchProgress } from './match-progress.ts';
import { playMatch } from './play.ts';

/** Returns a match's result and its duration in seconds. */
export function resultOf(setup: MatchSetup, random: Random): { result: Result; seconds: number } {
  const progress = new MatchProgress();
  for (const step of playMatch(setup, random, { counted: false })) progress.take(step);
  const {
    status,
    matchStatus,
    score,
    periods,
    gameScore = [],
    shootout,
    winner,
  } = progress.shown();
  if (!status || !matchStatus || !score || !periods)
    throw new Error('A match ended without a result');
  return {
    result: {
      status,
      matchStatus,
      score,
      periods,
      gameScore,
      ...(shootout && { shootout }),
      ...(winner && { winner }),
    },
    seconds: progress.seconds,
  };
}
