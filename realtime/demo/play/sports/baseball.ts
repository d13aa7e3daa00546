import type { Incident } from '../../../protocol/incident.ts';
import { INNINGS, type MatchStatus } from '../../../sports/match-status.ts';
import type { Situation } from '../../../protocol/match-state.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { DemoPlayer } from '../../world/demo-player.ts';
import { playersOf } from '../incident-maker.ts';
import { advantage, opponent, type Play, type PlayContext, type Steps } from '../match-setup.ts';

const REGULAR = 9;
/** Share of fielding errors among the singles. */
const BY_ERROR = 0.07;

/** Which bases hold a runner. */
interface Bases {
  first: boolean;
  second: boolean;
  third: boolean;
}

const EMPTY_BASES: Bases = { first: false, second: false, third: false };

type Hit = 'walk' | 'single' | 'double' | 'triple' | 'home-run';

interface Game extends PlayContext {
  /** Next batter in each batting order. */
  batter: { home: number; away: number };
}

/** Plays nine innings; then more while the score is level, with a runner on second base. */
export function* playBaseball(context: PlayContext): Play {
  const game: Game = { ...context, batter: { home: 0, away: 0 } };
  for (const [index, status] of INNINGS.entries()) {
    const inning = index + 1;
    game.board.startPeriod();
    yield {
      after: inning === 1 ? 0 : 120,
      change: {
        status: 'Live',
        matchStatus: status,
        ...game.board.shown(),
        situation: { possession: 'away', outs: 0, bases: takenOf(startOf(inning)) },
      },
    };
    yield* playHalfInning(game, 'away', inning, status, 0);
    const { score } = game.board;
    if (inning >= REGULAR && score.home > score.away) return 'Ended';
    yield* playHalfInning(game, 'home', inning, status, 110);
    if (inning >= REGULAR && !game.board.isLevel) return inning === REGULAR ? 'Ended' : 'AET';
  }
  return 'AET';
}

function* playHalfInning(
  game: Game,
  side: Side,
  inning: number,
  status: MatchStatus,
  pause: number,
): Steps {
  const { random, board, counter } = game;
  let outs = 0;
  let bases = startOf(inning);
  let wait = pause;
  while (outs < 3) {
    const batter = nextBatter(game, side);
    const hit = atBat(game, side);
    let incident: Incident | undefined;
    if (hit === 'out') {
      outs += 1;
      counter.count(side, 'outs');
      counter.count(side, 'at-bats', 1, batter);
      if (random.chance(0.3)) counter.count(side, 'strikeouts', 1, batter);
    } else {
      const moved = advanceRunners(bases, hit, random.chance(0.5));
      bases = moved.bases;
      if (hit === 'single' && random.chance(BY_ERROR)) counter.count(opponent(side), 'errors');
      else counter.count(side, hit === 'walk' ? 'walks' : 'hits', 1, batter);
      if (hit !== 'walk') counter.count(side, 'at-bats', 1, batter);
      if (hit === 'home-run') counter.count(side, 'home-runs', 1, batter);
      if (moved.runs > 0) {
        board.add(side, moved.runs);
        counter.count(side, 'runs-batted-in', moved.runs, batter);
        const type = hit === 'home-run' ? 'home-run' : 'run';
        incident = game.incident(
          type,
          side,
          { minute: null, period: status },
          {
            ...playersOf(batter),
            points: moved.runs,
            score: board.score,
          },
        );
      }
    }
    yield {
      after: wait + random.between(28, 70),
      change: {
        ...board.shown(),
        situation: situationAfter(side, outs, bases, inning),
        ...(incident && { incidents: [incident] }),
      },
    };
    wait = 0;
    // The home side bats last: once it leads, the match is over.
    if (side === 'home' && inning >= REGULAR && board.score.home > board.score.away) return;
  }
  const { first, second, third } = bases;
  counter.count(side, 'left-on-base', [first, second, third].filter(Boolean).length);
}

/** From the tenth inning on a runner is on second. */
function startOf(inning: number): Bases {
  return inning > REGULAR ? { ...EMPTY_BASES, second: true } : EMPTY_BASES;
}

function takenOf({ first, second, third }: Bases): (1 | 2 | 3)[] {
  return [
    ...(first ? [1 as const] : []),
    ...(second ? [2 as const] : []),
    ...(third ? [3 as const] : []),
  ];
}

/** The third out ends the visitors' half, and the hosts bat. */
function situationAfter(side: Side, outs: number, bases: Bases, inning: number): Situation | null {
  const left = ([0, 1, 2] as const).find((each) => each === outs);
  if (left !== undefined) return { possession: side, outs: left, bases: takenOf(bases) };
  return side === 'away' ? { possession: 'home', outs: 0, bases: takenOf(startOf(inning)) } : null;
}

const BATTERS = 9;

function nextBatter({ sheets, batter }: Game, side: Side): DemoPlayer {
  const { starters } = sheets[side];
  const player = starters[batter[side] % BATTERS];
  if (!player) throw new Error('A baseball team has nine batters');
  batter[side] += 1;
  return player;
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

/** Moves the runners and counts the runs. A bold runner on second scores on a single. */
function advanceRunners(bases: Bases, hit: Hit, bold: boolean): { bases: Bases; runs: number } {
  const { first, second, third } = bases;
  switch (hit) {
    case 'walk': {
      // A walk moves only forced runners.
      const runs = count(first && second && third);
      return {
        bases: { first: true, second: first || second, third: (first && second) || third },
        runs,
      };
    }
    case 'single':
      return {
        bases: { first: true, second: first, third: second && !bold },
        runs: count(third, second && bold),
      };
    case 'double':
      return {
        bases: { first: false, second: true, third: first && !bold },
        runs: count(third, second, first && bold),
      };
    case 'triple':
      return {
        bases: { first: false, second: false, third: true },
        runs: count(first, second, third),
      };
    case 'home-run':
      return { bases: EMPTY_BASES, runs: 1 + count(first, second, third) };
  }
}

function count(...runners: readonly boolean[]): number {
  return runners.filter(Boolean).length;
}
