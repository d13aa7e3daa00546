import type { Incident } from '../../../protocol/incident.ts';
import type { Side } from '../../../protocol/primitives.ts';
import { SIDES } from '../../../sports/sides.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf, type Game, type Moment } from '../game.ts';
import { advantage, opponent, type Play, type Steps } from '../match-setup.ts';
import { playTimed, type Period, type TimedRules } from '../timed.ts';

const RULES: TimedRules = {
  periods: ['H1', 'H2'],
  length: 30 * 60,
  halfTime: 15 * 60,
  between: 0,
  countdown: false,
};
const SUSPENSION = 2 * 60;
/** Share of attacks without a shot. */
const TURNOVER = 0.14;

/** Plays two halves of thirty minutes. The match may end in a draw. */
export function playHandball(game: Game): Play {
  return playTimed(game, RULES, (period) => playHalf(game, period));
}

function* playHalf(game: Game, period: Period): Steps {
  const { random } = game;
  yield period.step({ status: 'Live', matchStatus: period.status, ...game.shown() });
  // A short-handed side scores less until this many seconds are left.
  const shortUntil = { home: Infinity, away: Infinity };
  for (let side = random.pick(SIDES); period.runs(random.between(22, 46)); side = opponent(side)) {
    const { moment, left } = period;
    const other = opponent(side);
    const incidents: Incident[] = [];
    if (random.chance(0.08)) {
      shortUntil[other] = left - SUSPENSION;
      const culprit = fielder(game, other);
      game.count(other, { suspensions: 1 }, culprit);
      incidents.push(game.incident('suspension', other, moment, playersOf(culprit)));
    }
    if (random.chance(TURNOVER)) game.count(side, { turnovers: 1 });
    else incidents.push(...shoot(game, side, left > shortUntil[side], moment));
    yield period.step({ ...game.shown(), ...(incidents.length > 0 && { incidents }) });
    if (random.chance(0.025)) {
      yield period.step({ incidents: [game.incident('timeout', side, moment)] }, false);
      period.waits(60);
      yield period.step();
    }
  }
  yield period.step({}, false);
}

/** Counts a throw. Returns the goal, or no incident without one. */
function shoot(game: Game, side: Side, isShort: boolean, moment: Moment): Incident[] {
  const { random, setup, sheets } = game;
  const other = opponent(side);
  const shooter = fielder(game, side);
  game.count(side, { shots: 1 }, shooter);
  if (!random.chance(0.62 + 0.3 * advantage(setup, side) - (isShort ? 0.12 : 0))) {
    const keeper = sheets[other].starters.find(({ position }) => position === 'GK');
    if (random.chance(0.7)) game.count(other, { saves: 1 }, keeper);
    return [];
  }
  game.add(side, 1);
  game.count(side, { goals: 1 }, shooter);
  const isPenalty = random.chance(0.12);
  if (isPenalty) game.count(side, { penalties: 1 });
  const more = { ...playersOf(shooter), score: game.score };
  return [game.incident(isPenalty ? 'penalty-goal' : 'goal', side, moment, more)];
}

/** Returns a random field player. Substitutions are unlimited, but the starters play the most. */
function fielder({ random, sheets }: Game, side: Side): DemoPlayer {
  const { starters, substitutes } = sheets[side];
  const from = random.chance(0.7) ? starters : [...starters, ...substitutes];
  return random.pick(from.filter(({ position }) => position !== 'GK'));
}
