import type { SportKey } from '../../../sports/sport.ts';
import { fixtureOf } from '../../season/fixture.ts';
import { createRandom } from '../../world/random.ts';
import { demoWorld } from '../../world/world.ts';
import { LiveMatch } from '../live-match.ts';

/** A match of the first two teams of a sport, which is followed from its start. */
export function newLiveMatch(sport: SportKey, matchId: string, startTime: number): LiveMatch {
  const league = demoWorld().find((each) => each.sport.key === sport);
  const [home, away] = league?.teams ?? [];
  if (!league || !home || !away) throw new Error(`The world has teams of ${sport}`);
  return new LiveMatch({
    matchId,
    fixture: fixtureOf(league, { home, away }, { startTime }),
    setup: { sport, home, away, knockout: false },
    random: createRandom(3),
    speed: 1,
    now: startTime,
    joinAt: 0,
  });
}
