import type { Incident, IncidentType } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../sports/match-status.ts';
import { SIDES, type Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf, type Moment } from '../incident-maker.ts';
import { opponent, type Change, type Step, type Steps } from '../match-setup.ts';
import { countShot, goalShot, howItWentIn, missedShot, penaltyShot } from './football-shots.ts';
import type { FootballGame } from './football-squad.ts';

export interface FootballHalf {
  status: MatchStatus;
  startMinute: number;
  minutes: number;
}

/** Frequency of events in ninety minutes, both sides together. */
const PER_MATCH = {
  goal: 2.6,
  penalty: 0.3,
  shot: 22,
  corner: 10,
  foul: 18,
  offside: 3.6,
  yellow: 3.8,
  red: 0.1,
};
const SUBSTITUTIONS_AFTER_HALF_TIME = 14;
const DISALLOWED = 0.08;
const PASSES_PER_MINUTE = 10;
/** Tackles of a side per minute without the ball. */
const TACKLES_PER_MINUTE = 0.4;
/** Share of fouls that become incidents. */
const REPORTED_FOULS = 0.3;

/** Plays one half, including stoppage time. */
export function* playHalf(game: FootballGame, half: FootballHalf): Steps {
  const { random, board } = game;
  board.startPeriod();
  let lastAt = 0;
  const minutes = new Minutes(game, half);
  const tell = (at: number, change: Change): Step => {
    const after = at - lastAt;
    countPlay(game, after);
    minutes.countTo(at);
    lastAt = at;
    const clock = { seconds: half.startMinute * 60 + Math.floor(at), running: true };
    return { after, change: { clock, ...change } };
  };
  yield tell(0, {
    status: 'Live',
    matchStatus: half.status,
    ...board.shown(),
    incidents: [game.incident('period-start', null, momentOf(half, 0))],
  });

  const regular = half.minutes * 60;
  const added = half.minutes < 45 ? random.int(0, 2) : random.int(1, half.startMinute > 0 ? 7 : 4);
  const end = regular + added * 60 + random.int(5, 40);
  let announced = added === 0;
  let now = 0;
  while (now < end) {
    const kind = nextKind(game, half);
    now += kind.wait;
    if (!announced && now >= regular) {
      announced = true;
      const text = `+${added} min`;
      const moment = momentOf(half, regular - 1);
      yield tell(Math.max(regular, lastAt), {
        incidents: [game.incident('injury-time', null, moment, { text })],
      });
    }
    if (now >= end) break;
    const side: Side = random.chance(game.homeChance) ? 'home' : 'away';
    const before = board.score;
    minutes.countTo(now);
    const incident = happen(game, kind.name, side, momentOf(half, now));
    yield tell(now, { ...board.shown(), ...(incident && { incidents: [incident] }) });
    const scored = before[side] < board.score[side];
    if (incident && scored && random.chance(DISALLOWED)) {
      now += random.between(50, 110);
      yield tell(now, disallow(game, incident, side, momentOf(half, now)));
    }
  }
  if (now < end) now = end;
  minutes.countTo(regular);
  const clock = { seconds: (half.startMinute + half.minutes) * 60, running: false };
  const moment = momentOf(half, Math.max(now, regular) - 1);
  const closing = game.incident('period-end', null, moment);
  yield { after: Math.max(0, now - lastAt), change: { clock, incidents: [closing] } };
}

/** Counts whole minutes of the players on the pitch, without stoppage time. */
class Minutes {
  readonly #game: FootballGame;
  readonly #half: FootballHalf;
  #counted = 0;

  constructor(game: FootballGame, half: FootballHalf) {
    this.#game = game;
    this.#half = half;
  }

  countTo(seconds: number): void {
    const minute = Math.min(this.#half.minutes, Math.floor(seconds / 60));
    const passed = minute - this.#counted;
    if (passed <= 0) return;
    this.#counted = minute;
    for (const side of SIDES)
      for (const player of this.#game.squads[side].onPitch)
        this.#game.counter.countFor(side, 'minutes', passed, player);
  }
}

/** Counts continuous play: possession, passes and tackles. */
function countPlay({ random, counter, squads, homeChance }: FootballGame, seconds: number): void {
  if (seconds <= 0) return;
  const share = Math.min(0.8, Math.max(0.2, homeChance + random.between(-0.25, 0.25)));
  for (const side of SIDES) {
    const own = seconds * (side === 'home' ? share : 1 - share);
    const passes = Math.round((own / 60) * PASSES_PER_MINUTE * random.between(0.8, 1.2));
    counter.count(side, 'possession-seconds', own);
    counter.count(side, 'passes', passes);
    counter.count(side, 'passes-completed', Math.round(passes * random.between(0.74, 0.92)));
    const expected = ((seconds - own) / 60) * TACKLES_PER_MINUTE;
    const tackles = Math.floor(expected + random.next());
    for (let count = 0; count < tackles; count++)
      counter.count(side, 'tackles', 1, squads[side].tackler());
  }
}

type Kind = keyof typeof PER_MATCH | 'substitution';

function nextKind(game: FootballGame, half: FootballHalf): { name: Kind; wait: number } {
  const kinds: [Kind, number][] = [
    ['goal', PER_MATCH.goal],
    ['penalty', PER_MATCH.penalty],
    ['shot', PER_MATCH.shot],
    ['corner', PER_MATCH.corner],
    ['foul', PER_MATCH.foul],
    ['offside', PER_MATCH.offside],
    ['yellow', PER_MATCH.yellow],
    ['red', PER_MATCH.red],
    ['substitution', half.startMinute > 0 ? SUBSTITUTIONS_AFTER_HALF_TIME : 0.3],
  ];
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  return { name: game.random.weighted(kinds), wait: game.random.waiting((90 * 60) / total) };
}

/** Returns the current minute: 45+2 in the second minute of stoppage time. */
function momentOf(half: FootballHalf, seconds: number): Moment {
  const minute = Math.floor(seconds / 60) + 1;
  const beyond = minute - half.minutes;
  return {
    minute: half.startMinute + Math.min(minute, half.minutes),
    ...(beyond > 0 && { stoppage: beyond }),
    period: half.status,
  };
}

function happen(game: FootballGame, kind: Kind, side: Side, moment: Moment): Incident | undefined {
  const { random, counter, board } = game;
  const squad = game.squads[side];
  const incident = (type: IncidentType, more?: Partial<Incident>): Incident =>
    game.incident(type, side, moment, more);
  switch (kind) {
    case 'goal': {
      board.add(side, 1);
      if (random.chance(0.03)) {
        const unlucky = game.squads[opponent(side)].anyone();
        counter.count(opponent(side), 'own-goals', 1, unlucky);
        return incident('own-goal', { ...playersOf(unlucky), score: board.score });
      }
      const scorer = squad.shooter();
      const helper = squad.helperOf(scorer);
      const shot = goalShot(random);
      countShot(game, side, shot, scorer, helper);
      countGoal(game, side, 1, scorer, helper);
      const players = playersOf(scorer, helper);
      return incident('goal', { ...players, shot, score: board.score, text: howItWentIn(random) });
    }
    case 'penalty':
      return penalty(game, side, incident);
    case 'shot': {
      const shooter = squad.shooter();
      const helper = squad.helperOf(shooter);
      const shot = missedShot(random);
      countShot(game, side, shot, shooter, helper);
      return incident('shot', { ...playersOf(shooter, helper), shot });
    }
    case 'corner':
      counter.count(side, 'corners');
      return incident('corner');
    case 'offside': {
      counter.count(side, 'offsides');
      return incident('offside', playersOf(squad.shooter()));
    }
    case 'foul':
      return foul(game, side, incident);
    case 'yellow': {
      const booking = squad.book();
      if (!booking) return undefined;
      countFoul(game, side, booking.player);
      const key = booking.type === 'yellow-card' ? 'yellow-cards' : 'red-cards';
      counter.count(side, key, 1, booking.player);
      return incident(booking.type, playersOf(booking.player));
    }
    case 'red': {
      const player = squad.sendOff();
      if (!player) return undefined;
      countFoul(game, side, player);
      counter.count(side, 'red-cards', 1, player);
      return incident('red-card', playersOf(player));
    }
    case 'substitution': {
      const change = squad.substitute();
      if (!change) return undefined;
      // A late substitute is in the box score even without a whole minute.
      counter.countFor(side, 'minutes', 0, change.on);
      return incident('substitution', playersOf(change.off, change.on));
    }
  }
}

function penalty(
  game: FootballGame,
  side: Side,
  incident: (type: IncidentType, more: Partial<Incident>) => Incident,
): Incident {
  const { random, board, squads } = game;
  const taker = squads[side].shooter();
  const isGoal = random.chance(0.78);
  const shot = penaltyShot(isGoal ? 'goal' : random.chance(0.75) ? 'saved' : 'off-target');
  countShot(game, side, shot, taker);
  if (!isGoal) return incident('penalty-missed', { ...playersOf(taker), shot });
  board.add(side, 1);
  countGoal(game, side, 1, taker);
  return incident('penalty-goal', { ...playersOf(taker), shot, score: board.score });
}

function foul(
  game: FootballGame,
  side: Side,
  incident: (type: IncidentType, more: Partial<Incident>) => Incident,
): Incident | undefined {
  const culprit = game.squads[side].anyoneOutfield();
  countFoul(game, side, culprit);
  if (!game.random.chance(REPORTED_FOULS)) return undefined;
  const victim = game.squads[opponent(side)].anyoneOutfield();
  return incident('foul', playersOf(culprit, victim));
}

function countFoul({ counter }: FootballGame, side: Side, player: DemoPlayer): void {
  counter.count(side, 'fouls', 1, player);
  counter.count(opponent(side), 'free-kicks');
}

function countGoal(
  { counter }: FootballGame,
  side: Side,
  count: 1 | -1,
  scorer: DemoPlayer,
  helper?: DemoPlayer,
): void {
  counter.count(side, 'goals', count, scorer);
  if (helper) counter.count(side, 'assists', count, helper);
}

/**
 * The video assistant referee disallows a goal: it stays in the record, marked as removed, and
 * counts for nobody. The shot still counts.
 */
function disallow(game: FootballGame, goal: Incident, side: Side, moment: Moment): Change {
  const { board, counter } = game;
  board.add(side, -1);
  const { playerId, relatedPlayerId } = goal;
  const isOwnGoal = goal.type === 'own-goal';
  if (playerId !== undefined)
    counter.count(isOwnGoal ? opponent(side) : side, isOwnGoal ? 'own-goals' : 'goals', -1, {
      id: playerId,
    });
  if (relatedPlayerId !== undefined) counter.count(side, 'assists', -1, { id: relatedPlayerId });
  const reason = game.random.pick(['offside', 'handball', 'foul in the build-up']);
  return {
    ...board.shown(),
    incidents: [
      { ...goal, removed: true },
      game.incident('var', side, moment, {
        text: `Goal disallowed: ${reason}`,
        score: board.score,
      }),
    ],
  };
}
