import type { Incident } from '../../../protocol/incident.ts';
import type { Side } from '../../../protocol/primitives.ts';
import { SIDES } from '../../../sports/sides.ts';
import { OVERTIMES, QUARTERS } from '../../../sports/match-status.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import { playersOf, type Game, type Moment } from '../game.ts';
import {
  advantage,
  bothSides,
  opponent,
  type Change,
  type Play,
  type Steps,
} from '../match-setup.ts';
import { playTimed, type Period, type TimedRules } from '../timed.ts';

const RULES: TimedRules = {
  periods: QUARTERS,
  length: 10 * 60,
  // Shorter than in real life: otherwise viewers would see nothing for a quarter of an hour.
  halfTime: 6 * 60,
  between: 130,
  countdown: true,
  overtime: { rounds: OVERTIMES.map((status) => [status]), length: 5 * 60 },
};

/** Outcomes of a possession with their chances. */
const POSSESSIONS = [
  ['turnover', 0.13],
  ['free-throws', 0.1],
  ['timeout', 0.02],
  ['shot', 0.75],
] as const;
const THREE = 0.36;
/** Chance to score, by points. */
const MADE = { 2: 0.54, 3: 0.37 } as const;
const SUBSTITUTION = 0.09;
const FOULED_OUT = 5;

interface Basketball {
  game: Game;
  teams: Readonly<Record<Side, Team>>;
}

/** Plays four quarters of ten minutes, and overtimes of five minutes while the score is level. */
export function playBasketball(game: Game): Play {
  const { sheets, random } = game;
  const teams = bothSides((side): Team => {
    const { starters, substitutes } = sheets[side];
    for (const player of starters) game.count(side, { minutes: 0 }, player);
    return { starters, court: [...starters], bench: [...substitutes], fouls: new Map(), random };
  });
  return playTimed(
    game,
    RULES,
    (period) => playPeriod({ game, teams }, period),
    (_seconds, minutes) => {
      if (minutes === 0) return;
      for (const side of SIDES)
        for (const player of teams[side].court) game.count(side, { minutes }, player);
    },
  );
}

function* playPeriod(match: Basketball, period: Period): Steps {
  const { game, teams } = match;
  const { random } = game;
  yield period.step({ status: 'Live', matchStatus: period.status, ...game.shown() });
  let side: Side = random.pick(SIDES);
  while (period.runs(random.between(7, 17))) {
    for (const each of SIDES) if (random.chance(SUBSTITUTION)) exchange(match, each);
    const { moment } = period;
    const other = opponent(side);
    let keepsBall = false;
    switch (random.weighted(POSSESSIONS)) {
      case 'turnover': {
        const text = turnover(match, side);
        const steal = text && game.incident('comment', other, moment, { text });
        yield period.step(steal ? { incidents: [steal] } : {});
        break;
      }
      case 'free-throws': {
        const shooter = shooterOf(teams[side]);
        foul(match, other);
        yield period.step({}, false);
        for (let taken = 0; taken < 2; taken++) {
          period.waits(random.between(10, 16));
          if (!random.chance(0.77)) game.count(side, { 'free-throws-attempted': 1 }, shooter);
          else yield period.step(basket(match, side, 1, shooter, moment).change, false);
        }
        period.waits(2);
        yield period.step();
        break;
      }
      case 'timeout':
        yield period.step({ incidents: [game.incident('timeout', side, moment)] }, false);
        period.waits(60);
        yield period.step();
        break;
      case 'shot': {
        const points = random.chance(THREE) ? 3 : 2;
        const shooter = shooterOf(teams[side]);
        // The stronger side scores a little more often.
        if (!random.chance(MADE[points] + 0.3 * advantage(game.setup, side))) {
          keepsBall = miss(match, side, points, shooter) === side;
          yield period.step();
          break;
        }
        const { change, incident } = basket(match, side, points, shooter, moment);
        yield period.step(change);
        if (points === 3 && random.chance(0.03) && period.runs(random.between(6, 10)))
          yield period.step(footOnTheLine(match, side, incident));
      }
    }
    if (!keepsBall) side = other;
  }
  if (period.status === OVERTIMES.at(-1) && game.isLevel)
    // No real game has had more overtimes, so the last second decides.
    yield period.step(basket(match, side, 2, shooterOf(teams[side]), period.moment).change);
  yield period.step({}, false);
}

interface Team {
  starters: readonly DemoPlayer[];
  court: DemoPlayer[];
  bench: DemoPlayer[];
  fouls: Map<DemoPlayer, number>;
  random: Random;
}

/** Returns a random shooter. Players near the front of `court` shoot most. */
function shooterOf({ court, random }: Team): DemoPlayer {
  return random.weighted(court.map((player, index) => [player, 2 / (index + 2)] as const));
}

/**
 * Replaces a random player, or `out`, who does not return. Starters return more often than others.
 */
function exchange({ game, teams }: Basketball, side: Side, out?: DemoPlayer): void {
  const team = teams[side];
  const weigh = (player: DemoPlayer, starter: number) =>
    [player, team.starters.includes(player) ? starter : 1] as const;
  if (team.bench.length === 0) return;
  const off = out ?? game.random.weighted(team.court.map((player) => weigh(player, 0.4)));
  const on = game.random.weighted(team.bench.map((player) => weigh(player, 4)));
  team.court = team.court.map((player) => (player === off ? on : player));
  team.bench = [...team.bench.filter((player) => player !== on), ...(out ? [] : [off])];
  game.count(side, { minutes: 0 }, on);
}

/** Counts a foul of a random player, whom the fifth foul sends off. */
function foul(match: Basketball, side: Side): void {
  const { court, fouls, random } = match.teams[side];
  const culprit = random.pick(court);
  match.game.count(side, { fouls: 1 }, culprit);
  const count = (fouls.get(culprit) ?? 0) + 1;
  fouls.set(culprit, count);
  if (count === FOULED_OUT) exchange(match, side, culprit);
}

/** Counts a lost ball. Returns a text if it was stolen. */
function turnover({ game, teams }: Basketball, side: Side): string | undefined {
  const { random } = game;
  const loser = random.pick(teams[side].court);
  game.count(side, { turnovers: 1 }, loser);
  if (!random.chance(0.55)) return undefined;
  const thief = random.pick(teams[opponent(side)].court);
  game.count(opponent(side), { steals: 1 }, thief);
  return `${thief.name} steals the ball from ${loser.name}.`;
}

/** Counts a missed shot, which may be blocked. Returns the side with the rebound. */
function miss({ game, teams }: Basketball, side: Side, points: 2 | 3, shooter: DemoPlayer): Side {
  const { random } = game;
  const other = opponent(side);
  game.count(side, { 'field-goals-attempted': 1 }, shooter);
  if (points === 3) game.count(side, { 'three-pointers-attempted': 1 }, shooter);
  if (points === 2 && random.chance(0.08))
    game.count(other, { blocks: 1 }, random.pick(teams[other].court));
  const winner = random.chance(0.26) ? side : other;
  const kind = winner === side ? 'offensive-rebounds' : 'defensive-rebounds';
  game.count(winner, { rebounds: 1, [kind]: 1 }, random.pick(teams[winner].court));
  return winner;
}

const COUNTED_AS = {
  1: ['free-throws'],
  2: ['field-goals'],
  3: ['field-goals', 'three-pointers'],
} as const;

function basket(
  { game, teams }: Basketball,
  side: Side,
  points: 1 | 2 | 3,
  shooter: DemoPlayer,
  moment: Moment,
): { change: Change; incident: Incident } {
  const { random } = game;
  countPoints({ game, teams }, side, points, shooter);
  for (const key of COUNTED_AS[points])
    game.count(side, { [key]: 1, [`${key}-attempted`]: 1 }, shooter);
  const mates = teams[side].court.filter((player) => player !== shooter);
  const helper = points > 1 && random.chance(0.6) ? random.pick(mates) : undefined;
  if (helper) game.count(side, { assists: 1 }, helper);
  const more = { ...playersOf(shooter, helper), points, score: game.score };
  const incident = game.incident('score', side, moment, more);
  return { change: { ...game.shown(), incidents: [incident] }, incident };
}

/** Counts points for a side and a player, and the plus-minus of all players on the court. */
function countPoints({ game, teams }: Basketball, side: Side, points: number, by: { id: string }) {
  game.add(side, points);
  game.count(side, { points }, by);
  for (const each of SIDES)
    for (const player of teams[each].court)
      game.count(each, { 'plus-minus': each === side ? points : -points }, player);
}

/** Returns a correction: after a review the officials give two points instead of three. */
function footOnTheLine(match: Basketball, side: Side, made: Incident): Change {
  const { game } = match;
  const shooter = { id: made.playerId ?? '' };
  countPoints(match, side, -1, shooter);
  game.count(side, { 'three-pointers': -1, 'three-pointers-attempted': -1 }, shooter);
  const incident = { ...made, points: 2, score: game.score };
  return { correction: true, ...game.shown(), incidents: [incident] };
}
