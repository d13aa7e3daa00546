import * as fc from 'fast-check';
import { cases } from '../../../../.ci/vitest/cases.ts';
import type { MatchUpdate } from '../../../protocol/ingest.ts';
import type { SportKey } from '../../../sports/sport.ts';
import { fixtureOf } from '../../season/fixture.ts';
import { createRandom } from '../../world/random.ts';
import { demoWorld } from '../../world/world.ts';
import type { Change } from '../match-setup.ts';
import { MatchProgress } from '../match-progress.ts';
import { playMatch } from '../play.ts';
import { updateOf } from '../live-match.ts';

const WORLD = demoWorld();
const START = Date.parse('2026-11-21T15:00:00Z');

export interface PlayedMatch {
  updates: MatchUpdate[];
  /** The match's state after each update. */
  states: Change[];
  end: Change;
}

/** Checks this for so many seeds. */
export function forAnySeed(runs: number, check: (seed: number) => void): void {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000 }), check), { numRuns: cases(runs) });
}

/** Returns a sport's match of a seed, from announcement to end. */
export function playedMatch(sport: SportKey, seed: number, knockout = false): PlayedMatch {
  const league = WORLD.find((candidate) => candidate.sport.key === sport);
  const [home, away] = league ? createRandom(seed).shuffle(league.teams) : [];
  if (!league || !home || !away) throw new Error(`No teams for ${sport}`);
  const fixture = fixtureOf(league, { home, away }, { startTime: START });
  const setup = { sport, home, away, knockout: knockout || league.knockout };
  const updates: MatchUpdate[] = [];
  let now = START;
  for (const { after, change } of playMatch(setup, createRandom(seed, 'play'))) {
    now += Math.round(after * 1_000);
    const sequence = updates.length + 1;
    const sending = { matchId: `test-${seed}`, sequence, occurredAt: now };
    updates.push({ ...updateOf(change, sending, true), ...(sequence === 1 && { fixture }) });
  }
  const progress = new MatchProgress(sport);
  const states = updates.map(
    ({
      clock,
      score,
      periods,
      points,
      status,
      matchStatus,
      shootout,
      gameScore,
      incidents,
      stats,
    }) => {
      const change: Change = {
        ...(clock !== undefined && { clock }),
        ...(score && { score }),
        ...(periods && { periods }),
        ...(points !== undefined && { points }),
        ...(status && { status }),
        ...(matchStatus && { matchStatus }),
        ...(shootout && { shootout }),
        ...(gameScore && { gameScore }),
        ...(incidents && { incidents }),
        ...(stats && { stats }),
      };
      progress.take({ after: 0, change });
      return progress.shown();
    },
  );
  return { updates, states, end: progress.shown() };
}
