import type { Incident } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../sports/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf } from '../incident-maker.ts';
import {
  advantage,
  opponent,
  type Change,
  type Play,
  type PlayContext,
  type Step,
  type Steps,
} from '../match-setup.ts';

const HALF = 30 * 60;
const HALF_TIME = 15 * 60;
const SUSPENSION = 2 * 60;
/** Share of attacks without a shot. */
const TURNOVER = 0.14;

/** Plays two halves of thirty minutes; a draw stands. */
export function* playHandball(game: PlayContext): Play {
  yield* playHalf(game, 'H1', 0, 0);
  yield { after: 1, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
  yield* playHalf(game, 'H2', 30, HALF_TIME);
  return 'Ended';
}

function* playHalf(
  game: PlayContext,
  status: MatchStatus,
  startMinute: number,
  pause: number,
): Steps {
  const { random, board, counter, setup } = game;
  board.startPeriod();
  let played = 0;
  let lastAt = -pause;
  const tell = (change: Change, running = true): Step => {
    const step = {
      after: played - lastAt,
      change: { clock: { seconds: startMinute * 60 + Math.floor(played), running }, ...change },
    };
    lastAt = played;
    return step;
  };
  yield tell({ status: 'Live', matchStatus: status, ...board.shown() });
  let side: Side = random.pick(['home', 'away']);
  // A short-handed side scores less until the two minutes end.
  const shortUntil = { home: 0, away: 0 };
  for (;;) {
    const attack = random.between(22, 46);
    if (played + attack >= HALF) break;
    played += attack;
    const moment = { minute: startMinute + Math.floor(played / 60) + 1, period: status };
    const chance = 0.62 + 0.3 * advantage(setup, side) - (shortUntil[side] > played ? 0.12 : 0);
    const incidents: Incident[] = [];
    if (random.chance(0.08)) {
      shortUntil[opponent(side)] = played + SUSPENSION;
      const culprit = fielder(game, opponent(side));
      counter.count(opponent(side), 'suspensions', 1, culprit);
      incidents.push(game.incident('suspension', opponent(side), moment, playersOf(culprit)));
    }
    if (random.chance(TURNOVER)) counter.count(side, 'turnovers');
    else {
      const shooter = fielder(game, side);
      counter.count(side, 'shots', 1, shooter);
      if (random.chance(chance)) {
        board.add(side, 1);
        const isPenalty = random.chance(0.12);
        counter.count(side, 'goals', 1, shooter);
        if (isPenalty) counter.count(side, 'penalties');
        const type = isPenalty ? 'penalty-goal' : 'goal';
        const players = playersOf(shooter);
        incidents.push(game.incident(type, side, moment, { ...players, score: board.score }));
      } else if (random.chance(0.7))
        counter.count(opponent(side), 'saves', 1, keeper(game, opponent(side)));
    }
    yield tell({
      ...board.shown(),
      ...(incidents.length > 0 && { incidents }),
    });
    if (random.chance(0.025)) {
      yield tell({ incidents: [game.incident('timeout', side, moment)] }, false);
      // The clock stops for a minute, so play continues a minute later.
      lastAt -= 60;
      yield tell({ clock: { seconds: startMinute * 60 + Math.floor(played), running: true } });
    }
    side = opponent(side);
  }
  played = HALF;
  yield tell({}, false);
}

/** Returns a random field player: substitutions are unlimited. */
function fielder({ random, sheets }: PlayContext, side: Side): DemoPlayer {
  const { starters, substitutes } = sheets[side];
  // The starters play the most.
  const from = random.chance(0.7) ? starters : [...starters, ...substitutes];
  return random.pick(from.filter(({ position }) => position !== 'GK'));
}

function keeper({ random, sheets }: PlayContext, side: Side): DemoPlayer {
  const { starters } = sheets[side];
  return starters.find(({ position }) => position === 'GK') ?? random.pick(starters);
}
