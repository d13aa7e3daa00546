import type { Side, Sides } from '../../../protocol/primitives.ts';
import { playersOf } from '../incident-maker.ts';
import { opponent, type Steps } from '../match-setup.ts';
import type { FootballGame } from './football-squad.ts';

const KICKS = 5;
const SECONDS_PER_KICK = 45;

/** Plays penalties: five each, then one each until one side leads. */
export function* playShootout(game: FootballGame): Steps {
  const { random } = game;
  const scored: Sides = { home: 0, away: 0 };
  const taken: Sides = { home: 0, away: 0 };
  let side: Side = random.pick(['home', 'away']);
  yield { after: 120, change: { matchStatus: 'PEN', shootout: { ...scored } } };
  while (!isDecided(scored, taken)) {
    taken[side] += 1;
    const hit = random.chance(0.75);
    if (hit) scored[side] += 1;
    yield {
      after: SECONDS_PER_KICK + random.between(-8, 8),
      change: {
        shootout: { ...scored },
        incidents: [
          game.incident(
            hit ? 'shootout-scored' : 'shootout-missed',
            side,
            { minute: 120, period: 'PEN' },
            { ...playersOf(game.squads[side].anyone()), score: { ...scored } },
          ),
        ],
      },
    };
    side = opponent(side);
  }
}

/** Whether a side has won: within the five kicks, when the other cannot catch up. */
function isDecided(scored: Sides, taken: Sides): boolean {
  if (taken.home >= KICKS && taken.away >= KICKS)
    return taken.home === taken.away && scored.home !== scored.away;
  const left = { home: KICKS - taken.home, away: KICKS - taken.away };
  return scored.home > scored.away + left.away || scored.away > scored.home + left.home;
}
