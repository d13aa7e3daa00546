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
type Hit = 'walk' | 'single' | 'double' | 'triple' | 'home-run';

/** Bases of the batter after a hit. */
const BASES = { walk: 1, single: 1, double: 2, triple: 3, 'home-run': 4 } as const;

/** Plays nine innings; then more while the score is level, with a runner on second base. */
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
  let bases = startOf(inning);
  let pause = side === 'home' ? 110 : 0;
  while (outs < 3) {
    const batter = game.sheets[side].starters[batters[side]++ % BATTERS];
    if (!batter) throw new Error('A baseball team has nine batters');
    const hit = atBat(game, side);
    if (hit !== 'walk') game.count(side, { 'at-bats': 1 }, batter);
    let runs = 0;
    if (hit === 'out') {
      outs += 1;
      if (random.chance(0.3)) game.count(side, { strikeouts: 1 }, batter);
    } else {
      ({ bases, runs } = advanceRunners(bases, hit, random.chance(0.5)));
      if (hit === 'single' && random.chance(BY_ERROR)) game.count(opponent(side), { errors: 1 });
      else game.count(side, { [hit === 'walk' ? 'walks' : 'hits']: 1 }, batter);
      if (hit === 'home-run') game.count(side, { 'home-runs': 1 }, batter);
    }
    const run = runs > 0 ? [countRuns(game, side, runs, hit === 'home-run', batter, status)] : [];
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
  game.count(side, { 'left-on-base': bases.length });
}

function countRuns(
  game: Game,
  side: Side,
  runs: number,
  isHomeRun: boolean,
  batter: DemoPlayer,
  period: MatchStatus,
): Incident {
  game.add(side, runs);
  game.count(side, { 'runs-batted-in': runs }, batter);
  const more = { ...playersOf(batter), points: runs, score: game.score };
  return game.incident(isHomeRun ? 'home-run' : 'run', side, { minute: null, period }, more);
}

/** From the tenth inning on a runner is on second. */
function startOf(inning: number): Base[] {
  return inning > REGULAR ? [2] : [];
}

/** The third out ends the visitors' half, and the hosts bat. */
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

/** Moves the runners and counts the runs. A bold runner on second or first takes one base more. */
function advanceRunners(bases: Base[], hit: Hit, isBold: boolean): { bases: Base[]; runs: number } {
  const reached = bases.map((base) => {
    // A walk moves only forced runners.
    const isForced = ([1, 2, 3] as const).every((each) => each > base || bases.includes(each));
    if (hit === 'walk') return isForced ? base + 1 : base;
    const extra = isBold && ((hit === 'single' && base === 2) || hit === 'double') ? 1 : 0;
    return base + BASES[hit] + extra;
  });
  const all = [...reached, BASES[hit]];
  return {
    bases: ([1, 2, 3] as const).filter((base) => all.includes(base)),
    runs: all.filter((base) => base > 3).length,
  };
}
