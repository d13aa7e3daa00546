import type { Incident } from '../../../protocol/incident.ts';
import type { Side, Sides } from '../../../protocol/primitives.ts';
import { SIDES } from '../../../sports/sides.ts';
import { playersOf, type Game, type Moment } from '../game.ts';
import {
  bothSides,
  homeChance,
  opponent,
  type Change,
  type Play,
  type Steps,
} from '../match-setup.ts';
import { playTimed, type Period, type TimedRules } from '../timed.ts';
import { FOOTBALL_EVENTS, happenTo, SUBSTITUTION, type FootballGame } from './football-events.ts';
import { FootballSquad } from './football-squad.ts';

const LEAGUE: TimedRules = {
  periods: ['H1', 'H2'],
  length: 45 * 60,
  halfTime: 15 * 60,
  between: 3 * 60,
  countdown: false,
};
const KNOCKOUT: TimedRules = {
  ...LEAGUE,
  overtime: { rounds: [['ET1', 'ET2']], length: 15 * 60 },
};

/** Plays ninety minutes. A knock-out match that is level adds extra time and then a shoot-out. */
export function* playFootball(game: Game): Play {
  const { setup, random, sheets } = game;
  const football: FootballGame = {
    game,
    squads: bothSides((side) => new FootballSquad(sheets[side], random)),
  };
  const end = yield* playTimed(
    game,
    setup.knockout ? KNOCKOUT : LEAGUE,
    (period) => playHalf(football, period),
    (seconds, minutes) => countPlay(football, seconds, minutes),
  );
  if (!setup.knockout || !game.isLevel) return end;
  yield* playShootout(football);
  return 'AP';
}

const DISALLOWED = 0.08;

/** Plays a half, or a period of extra time, including stoppage time. */
function* playHalf(football: FootballGame, period: Period): Steps {
  const { game } = football;
  const { random } = game;
  const { minutes, status } = period;
  const substitutions = period.isFirst ? SUBSTITUTION.perMatch.first : SUBSTITUTION.perMatch.later;
  const events = [...FOOTBALL_EVENTS, { ...SUBSTITUTION, perMatch: substitutions }].map(
    (event) => [event, event.perMatch] as const,
  );
  const wait = (90 * 60) / events.reduce((sum, [, perMatch]) => sum + perMatch, 0);
  const added = minutes < 45 ? random.int(0, 2) : random.int(1, period.isFirst ? 4 : 7);
  const end = added * 60 + random.int(5, 40);

  const start = game.incident('period-start', null, period.moment);
  yield period.step({ status: 'Live', matchStatus: status, ...game.shown(), incidents: [start] });
  for (const stoppage of [0, end]) {
    if (stoppage > 0 && added > 0) {
      const text = `+${added} min`;
      yield period.step({
        incidents: [game.incident('injury-time', null, period.moment, { text })],
      });
    }
    while (period.runs(random.waiting(wait), stoppage)) {
      const side: Side = random.chance(homeChance(game.setup)) ? 'home' : 'away';
      const before = game.score[side];
      const incident = happenTo(football, side, period.moment, random.weighted(events));
      yield period.step({ ...game.shown(), ...(incident && { incidents: [incident] }) });
      if (!incident || game.score[side] === before || !random.chance(DISALLOWED)) continue;
      period.runs(random.between(50, 110), stoppage);
      yield period.step(disallow(game, incident, side, period.moment));
    }
  }
  const ending = game.incident('period-end', null, period.moment);
  yield period.step({ incidents: [ending] }, false);
}

/** A side's passes per minute with the ball, and its tackles per minute without it. */
const PASSES = 10;
const TACKLES = 0.4;

/** Counts continuous play: possession, passes, tackles, and the minutes of those on the pitch. */
function countPlay({ game, squads }: FootballGame, seconds: number, minutes: number): void {
  const { random } = game;
  const drawn = homeChance(game.setup) + random.between(-0.25, 0.25);
  const share = Math.min(0.8, Math.max(0.2, drawn));
  for (const side of SIDES) {
    const own = seconds * (side === 'home' ? share : 1 - share);
    const passes = Math.round((own / 60) * PASSES * random.between(0.8, 1.2));
    game.count(side, {
      passes,
      'possession-seconds': own,
      'passes-completed': Math.round(passes * random.between(0.74, 0.92)),
    });
    const tackles = Math.floor(((seconds - own) / 60) * TACKLES + random.next());
    for (let count = 0; count < tackles; count++)
      game.count(side, { tackles: 1 }, squads[side].tackler());
    if (minutes > 0)
      for (const player of squads[side].onPitch) game.count(side, { minutes }, player);
  }
}

/**
 * Returns the change after the video assistant referee disallows a goal. The goal stays in the
 * record, marked as removed, and counts for nobody. The shot still counts.
 */
function disallow(game: Game, goal: Incident, side: Side, moment: Moment): Change {
  game.add(side, -1);
  const { playerId, relatedPlayerId } = goal;
  const [scorer, key] =
    goal.type === 'own-goal'
      ? ([opponent(side), 'own-goals'] as const)
      : ([side, 'goals'] as const);
  if (playerId !== undefined) game.count(scorer, { [key]: -1 }, { id: playerId });
  if (relatedPlayerId !== undefined) game.count(side, { assists: -1 }, { id: relatedPlayerId });
  const reason = game.random.pick(['offside', 'handball', 'foul in the build-up']);
  const text = `Goal disallowed: ${reason}`;
  const review = game.incident('var', side, moment, { text, score: game.score });
  return { ...game.shown(), incidents: [{ ...goal, removed: true }, review] };
}

const KICKS = 5;

/** Plays penalties: five each, then one each until one side leads. */
function* playShootout({ game, squads }: FootballGame): Steps {
  const { random } = game;
  const scored: Sides = { home: 0, away: 0 };
  const taken: Sides = { home: 0, away: 0 };
  let side: Side = random.pick(SIDES);
  yield { after: 120, change: { matchStatus: 'PEN', shootout: { ...scored } } };
  while (!isDecided(scored, taken)) {
    const isGoal = random.chance(0.75);
    taken[side] += 1;
    if (isGoal) scored[side] += 1;
    const score = { ...scored };
    const kick = game.incident(
      isGoal ? 'shootout-scored' : 'shootout-missed',
      side,
      { minute: 120, period: 'PEN' },
      { ...playersOf(squads[side].anyone()), score },
    );
    yield { after: random.between(37, 53), change: { shootout: score, incidents: [kick] } };
    side = opponent(side);
  }
}

/**
 * Whether a side has won. Within the first five kicks it has when the other side cannot catch up.
 */
function isDecided(scored: Sides, taken: Sides): boolean {
  if (taken.home >= KICKS && taken.away >= KICKS)
    return taken.home === taken.away && scored.home !== scored.away;
  const most = (side: Side): number => scored[side] + KICKS - taken[side];
  return scored.home > most('away') || scored.away > most('home');
}
