import type { Incident } from '../../../protocol/incident.ts';
import type { Situation } from '../../../protocol/match-state.ts';
import type { Side } from '../../../protocol/primitives.ts';
import { INNINGS, type MatchStatus } from '../../../sports/match-status.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf, type Game } from '../game.ts';
import { advantage, opponent, type Play, type Steps } from '../match-setup.ts';

const REGULAR = 9;
const BATTERS = 9;
/** Share of fielding errors among the singles. */
const BY_ERROR = 0.07;

type Base = 1 | 2 | 3;
const ALL_BASES: readonly Base[] = [1, 2, 3];

interface Runner {
  player: DemoPlayer;
  base: Base;
}

type Hit = 'walk' | 'single' | 'double' | 'triple' | 'home-run';

/** Bases of the batter after a hit. */
const BASES = { walk: 1, single: 1, double: 2, triple: 3, 'home-run': 4 } as const;

/**
 * Plays nine innings, and more while the score is level. These begin with a runner on second base.
 */
export function* playBaseball(game: Game): Play {
  const batters = { home: 0, away: 0 };
  for (const [index, status] of INNINGS.entries()) {
    const inning = index + 1;
    game.startPeriod();
    yield {
      after: inning === 1 ? 0 : 120,
      change: {
        status: 'Live',
        matchStatus: status,
        ...game.shown(),
        situation: { possession: 'away', outs: 0, bases: startOf(inning) },
      },
    };
    yield* playHalfInning(game, batters, 'away', inning, status);
    const { score } = game;
    if (inning >= REGULAR && score.home > score.away) return 'Ended';
    yield* playHalfInning(game, batters, 'home', inning, status);
    if (inning >= REGULAR && !game.isLevel) return inning === REGULAR ? 'Ended' : 'AET';
  }
  return 'AET';
}

function* playHalfInning(
  game: Game,
  batters: Record<Side, number>,
  side: Side,
  inning: number,
  status: MatchStatus,
): Steps {
  const { random } = game;
  let outs = 0;
  // In extra innings the batter before the first one begins on second base.
  let runners = startOf(inning).map((base): Runner => ({
    player: batterAt(game, side, batters[side] - 1),
    base,
  }));
  let pause = side === 'home' ? 110 : 0;
  while (outs < 3) {
    const batter = batterAt(game, side, batters[side]++);
    const hit = atBat(game, side);
    if (hit !== 'walk') game.count(side, { 'at-bats': 1 }, batter);
    let scorers: readonly DemoPlayer[] = [];
    if (hit === 'out') {
      outs += 1;
      if (random.chance(0.3)) game.count(side, { strikeouts: 1 }, batter);
    } else {
      ({ runners, scorers } = advanceRunners(runners, batter, hit, random.chance(0.5)));
      if (hit === 'single' && random.chance(BY_ERROR)) game.count(opponent(side), { errors: 1 });
      else game.count(side, { [hit === 'walk' ? 'walks' : 'hits']: 1 }, batter);
      if (hit === 'home-run') game.count(side, { 'home-runs': 1 }, batter);
    }
    const run =
      scorers.length > 0
        ? [countRuns(game, side, scorers, { batter, isHomeRun: hit === 'home-run', status })]
        : [];
    const bases = runners.map(({ base }) => base);
    yield {
      after: pause + random.between(28, 70),
      change: {
        ...game.shown(),
        situation: situationAfter(side, outs, bases, inning),
        ...(run.length > 0 && { incidents: run }),
      },
    };
    pause = 0;
    // The home side bats last: once it leads, the match is over.
    if (side === 'home' && inning >= REGULAR && game.score.home > game.score.away) return;
  }
  game.count(side, { 'left-on-base': runners.length });
}

function batterAt({ sheets }: Game, side: Side, turn: number): DemoPlayer {
  const batter = sheets[side].starters[turn % BATTERS];
  if (!batter) throw new Error('A baseball team has nine batters');
  return batter;
}

interface AtBat {
  batter: DemoPlayer;
  isHomeRun: boolean;
  status: MatchStatus;
}

function countRuns(
  game: Game,
  side: Side,
  scorers: readonly DemoPlayer[],
  { batter, isHomeRun, status: period }: AtBat,
): Incident {
  const runs = scorers.length;
  game.add(side, runs);
  for (const scorer of scorers) game.count(side, { runs: 1 }, scorer);
  game.count(side, { 'runs-batted-in': runs }, batter);
  const more = { ...playersOf(batter), points: runs, score: game.score };
  return game.incident(isHomeRun ? 'home-run' : 'run', side, { minute: null, period }, more);
}

/** Returns the occupied bases at an inning's start: second base from the tenth inning on. */
function startOf(inning: number): Base[] {
  return inning > REGULAR ? [2] : [];
}

/**
 * Returns the situation after a batter. After the visitors' third out the hosts bat; after the
 * hosts' third out there is none.
 */
function situationAfter(side: Side, outs: number, bases: Base[], inning: number): Situation | null {
  const count = ([0, 1, 2] as const).find((each) => each === outs);
  if (count !== undefined) return { possession: side, outs: count, bases };
  return side === 'away' ? { possession: 'home', outs: 0, bases: startOf(inning) } : null;
}

function atBat({ setup, random }: Game, side: Side): Hit | 'out' {
  const out = 0.68 - 0.2 * advantage(setup, side);
  return random.weighted<Hit | 'out'>([
    ['out', out],
    ['walk', 0.085],
    ['home-run', 0.033],
    ['triple', 0.006],
    ['double', 0.047],
    ['single', 0.829 - out],
  ]);
}

/**
 * Moves the batter and the runners, and returns who scores. If `isBold`, a runner on second takes
 * one more base after a single, and a runner on first after a double.
 */
function advanceRunners(
  runners: readonly Runner[],
  batter: DemoPlayer,
  hit: Hit,
  isBold: boolean,
): { runners: Runner[]; scorers: DemoPlayer[] } {
  const bases = new Set(runners.map(({ base }) => base));
  const reached = runners.map(({ player, base }) => {
    // A walk moves only forced runners.
    const isForced = ALL_BASES.every((each) => each > base || bases.has(each));
    if (hit === 'walk') return { player, to: isForced ? base + 1 : base };
    const extra = isBold && ((hit === 'single' && base === 2) || hit === 'double') ? 1 : 0;
    return { player, to: base + BASES[hit] + extra };
  });
  // No runner passes another, so the batter comes first: the runners stay in reverse order.
  const all = [{ player: batter, to: BASES[hit] }, ...reached];
  return {
    runners: all.flatMap(({ player, to }) => {
      const base = ALL_BASES.find((each) => each === to);
      return base === undefined ? [] : [{ player, base }];
    }),
    scorers: all.filter(({ to }) => to > 3).map(({ player }) => player),
  };
}
