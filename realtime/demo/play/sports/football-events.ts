import type { Incident, IncidentType, Shot } from '../../../protocol/incident.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import type { Random } from '../../world/random.ts';
import { playersOf, type Game, type Moment } from '../game.ts';
import { opponent } from '../match-setup.ts';
import type { FootballSquad } from './football-squad.ts';

export interface FootballGame {
  game: Game;
  squads: Readonly<Record<Side, FootballSquad>>;
}

/**
 * Context of an event, from the view of the side that causes it. `own` and `opposing` are the
 * squads.
 */
interface Attack {
  game: Game;
  side: Side;
  own: FootballSquad;
  opposing: FootballSquad;
  incident: (type: IncidentType, more?: Partial<Incident>) => Incident;
}

interface FootballEvent {
  /** Events in ninety minutes, both sides together. */
  perMatch: number;
  /** Counts the event; returns its incident, if any. */
  happen: (attack: Attack) => Incident | undefined;
}

export const FOOTBALL_EVENTS: readonly FootballEvent[] = [
  { perMatch: 2.6, happen: scoreGoal },
  { perMatch: 0.3, happen: takePenalty },
  { perMatch: 22, happen: miss },
  {
    perMatch: 9.6,
    happen: ({ game, side, incident }) => {
      game.count(side, { corners: 1 });
      return incident('corner');
    },
  },
  { perMatch: 18, happen: foul },
  {
    perMatch: 3.6,
    happen: ({ game, side, own, incident }) => {
      game.count(side, { offsides: 1 });
      return incident('offside', playersOf(own.shooter()));
    },
  },
  { perMatch: 3.8, happen: (attack) => showCard(attack, false) },
  { perMatch: 0.1, happen: (attack) => showCard(attack, true) },
];

/** Substitutions. Their frequency depends on the half, since few come before half-time. */
export const SUBSTITUTION = { perMatch: { first: 0.3, later: 14 }, happen: substitute };

/** Plays an event that a side causes, and returns its incident, if any. */
export function happenTo(
  { game, squads }: FootballGame,
  side: Side,
  moment: Moment,
  { happen }: Pick<FootballEvent, 'happen'>,
): Incident | undefined {
  const [own, opposing] = [squads[side], squads[opponent(side)]];
  const incident: Attack['incident'] = (type, more) => game.incident(type, side, moment, more);
  return happen({ game, side, own, opposing, incident });
}

/** Outcomes of a shot without a goal, with their chances. */
const MISSES: readonly [Exclude<Shot['outcome'], 'goal'>, number][] = [
  ['off-target', 0.42],
  ['blocked', 0.26],
  ['saved', 0.3],
  ['woodwork', 0.02],
];
/** The statistic that counts a shot by its outcome, besides `shots`. */
const SHOT_COUNTS: Readonly<Record<Shot['outcome'], string>> = {
  goal: 'shots-on-target',
  saved: 'shots-on-target',
  blocked: 'blocked-shots',
  'off-target': 'shots-off-target',
  woodwork: 'shots-off-target',
};
const BIG_CHANCE = 0.35;
const PENALTY_OUTCOMES = [
  ['goal', 0.78],
  ['saved', 0.16],
  ['off-target', 0.06],
] as const;
/** The penalty mark is 11 m from the goal line of a pitch of 105 m. */
const PENALTY_KICK = { expectedGoals: 0.76, x: 89.5, y: 50 } as const;

const HOW = [
  'with the right foot, low into the corner',
  'with the left foot, into the roof of the net',
  'with a header from close range',
  'with a shot from the edge of the box',
  'with a first-time finish',
  'on the counter-attack',
];

function scoreGoal(attack: Attack): Incident {
  const { game, side, own, opposing, incident } = attack;
  const { random } = game;
  game.add(side, 1);
  if (random.chance(0.03)) {
    const unlucky = opposing.anyone();
    game.count(opponent(side), { 'own-goals': 1 }, unlucky);
    return incident('own-goal', { ...playersOf(unlucky), score: game.score });
  }
  const scorer = own.shooter();
  const helper = own.helperOf(scorer);
  const shot: Shot = { outcome: 'goal', ...drawChance(random, true) };
  countShot(attack, shot, scorer, helper);
  game.count(side, { goals: 1 }, scorer);
  if (helper) game.count(side, { assists: 1 }, helper);
  const text = random.pick(HOW);
  return incident('goal', { ...playersOf(scorer, helper), shot, score: game.score, text });
}

function takePenalty(attack: Attack): Incident {
  const { game, side, own, incident } = attack;
  const taker = own.shooter();
  const outcome = game.random.weighted(PENALTY_OUTCOMES);
  const shot: Shot = { outcome, ...PENALTY_KICK };
  countShot(attack, shot, taker);
  if (outcome !== 'goal') return incident('penalty-missed', { ...playersOf(taker), shot });
  game.add(side, 1);
  game.count(side, { goals: 1 }, taker);
  return incident('penalty-goal', { ...playersOf(taker), shot, score: game.score });
}

function miss(attack: Attack): Incident {
  const { game, own, incident } = attack;
  const shooter = own.shooter();
  const helper = own.helperOf(shooter);
  const outcome = game.random.weighted(MISSES);
  const shot: Shot = { outcome, ...drawChance(game.random, false) };
  countShot(attack, shot, shooter, helper);
  return incident('shot', { ...playersOf(shooter, helper), shot });
}

/** Counts a foul. Three in ten fouls become incidents. */
function foul(attack: Attack): Incident | undefined {
  const culprit = attack.own.anyoneOutfield();
  countFoul(attack, culprit);
  if (!attack.game.random.chance(0.3)) return undefined;
  return attack.incident('foul', playersOf(culprit, attack.opposing.anyoneOutfield()));
}

function showCard(attack: Attack, isRed: boolean): Incident | undefined {
  const card = attack.own.book(isRed);
  if (!card) return undefined;
  const { player, type } = card;
  countFoul(attack, player);
  const key = type === 'yellow-card' ? 'yellow-cards' : 'red-cards';
  attack.game.count(attack.side, { [key]: 1 }, player);
  return attack.incident(type, playersOf(player));
}

function substitute({ game, side, own, incident }: Attack): Incident | undefined {
  const change = own.substitute();
  if (!change) return undefined;
  // A late substitute is in the box score even without a whole minute.
  game.count(side, { minutes: 0 }, change.on);
  return incident('substitution', playersOf(change.off, change.on));
}

function countFoul({ game, side }: Attack, player: DemoPlayer): void {
  game.count(side, { fouls: 1 }, player);
  game.count(opponent(side), { 'free-kicks': 1 });
}

/** Counts a shot for its side and players, and a save for the other side's goalkeeper. */
function countShot(
  { game, side, opposing }: Attack,
  { outcome, expectedGoals = 0 }: Shot,
  shooter: DemoPlayer,
  helper?: DemoPlayer,
): void {
  const isOnTarget = SHOT_COUNTS[outcome] === 'shots-on-target';
  const isBigChance = Number(expectedGoals >= BIG_CHANCE);
  game.count(side, { shots: 1 }, shooter);
  game.count(side, { [SHOT_COUNTS[outcome]]: 1 }, isOnTarget ? shooter : undefined);
  game.count(side, { 'expected-goals': expectedGoals, 'big-chances': isBigChance });
  if (helper) game.count(side, { 'key-passes': 1 }, helper);
  if (outcome === 'saved') game.count(opponent(side), { saves: 1 }, opposing.keeper);
}

/** Returns a random position and quality of a shot: the nearer and more central, the better. */
function drawChance(random: Random, isGoal: boolean): Pick<Shot, 'expectedGoals' | 'x' | 'y'> {
  // Goals come mostly from near, misses from further away.
  const metres = isGoal ? 4 + 12 * random.next() ** 1.4 : 6 + 24 * random.next();
  const aside = (random.next() - 0.5) * (isGoal ? 22 : 38);
  const angle = Math.max(0.15, 1 - Math.abs(aside) / 24);
  const value = Math.min(0.85, 0.5 * Math.exp(-0.11 * (metres - 4)) * angle);
  return {
    expectedGoals: round(Math.max(0.01, value), 100),
    x: round(100 - (metres / 105) * 100, 10),
    y: round(50 + (aside / 68) * 100, 10),
  };
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
