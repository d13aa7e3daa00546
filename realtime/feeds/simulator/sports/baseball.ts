import type { Incident } from '../../../protocol/incident.ts';
import type { MatchStatus } from '../../../protocol/match-status.ts';
import type { Side } from '../../../protocol/primitives.ts';
import type { Random } from '../../demo/random.ts';
import { homeChance, type Contest, type Play, type Step } from '../contest.ts';
import { incidentIds, Scoreboard, StatSheet } from '../scoreboard.ts';
import { advanceRunners, EMPTY_BASES, type Bases, type Hit } from './bases.ts';

const REGULAR = 9;
const INNINGS = [
  ...(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const),
  ...(['I11', 'I12', 'I13', 'I14', 'I15', 'I16', 'I17', 'I18', 'I19', 'I20'] as const),
] as const satisfies MatchStatus[];

interface Game {
  contest: Contest;
  random: Random;
  board: Scoreboard;
  stats: StatSheet;
  nextId: () => string;
  /** Whose turn it is in the batting order. */
  batter: { home: number; away: number };
}

/** Nine innings; then one more as long as the score is level, with a runner on second base. */
export function* playBaseball(contest: Contest, random: Random): Play {
  const game: Game = {
    contest,
    random,
    board: new Scoreboard(),
    stats: new StatSheet('Hits', 'Walks', 'Strikeouts', 'Outs'),
    nextId: incidentIds(),
    batter: { home: 0, away: 0 },
  };
  for (const [index, status] of INNINGS.entries()) {
    const inning = index + 1;
    game.board.startPeriod();
    yield {
      after: inning === 1 ? 0 : 120,
      change: {
        status: 'Live',
        matchStatus: status,
        ...game.board.shown(),
        stats: game.stats.shown(),
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
): Generator<Step, void, void> {
  const { random, board, stats } = game;
  let outs = 0;
  let bases: Bases = inning > REGULAR ? { ...EMPTY_BASES, second: true } : EMPTY_BASES;
  let wait = pause;
  while (outs < 3) {
    const batter = nextBatter(game, side);
    const hit = atBat(game, side);
    let incident: Incident | undefined;
    if (hit === 'out') {
      outs += 1;
      stats.add('Outs', side);
      stats.add('Strikeouts', side, random.chance(0.3) ? 1 : 0);
    } else {
      const moved = advanceRunners(bases, hit, random.chance(0.5));
      bases = moved.bases;
      stats.add(hit === 'walk' ? 'Walks' : 'Hits', side);
      if (moved.runs > 0) {
        board.add(side, moved.runs);
        incident = {
          id: game.nextId(),
          type: hit === 'home-run' ? 'home-run' : 'run',
          team: side,
          minute: null,
          period: status,
          player: batter,
          text: moved.runs === 1 ? '1 run' : `${moved.runs} runs`,
          score: board.score,
        };
      }
    }
    yield {
      after: wait + random.between(28, 70),
      change: {
        ...board.shown(),
        stats: stats.shown(),
        ...(incident && { incidents: [incident] }),
      },
    };
    wait = 0;
    // The home side bats last: once it leads, there is nothing left to play for.
    if (side === 'home' && inning >= REGULAR && board.score.home > board.score.away) return;
  }
}

function nextBatter(game: Game, side: Side): string {
  const { players } = game.contest[side];
  const player = players[game.batter[side] % players.length];
  game.batter[side] += 1;
  return player ?? game.contest[side].team.name;
}

function atBat({ contest, random }: Game, side: Side): Hit | 'out' {
  const home = homeChance(contest);
  const out = 0.68 - 0.2 * ((side === 'home' ? home : 1 - home) - 0.5);
  let rest = random.next();
  const kinds: [Hit | 'out', number][] = [
    ['out', out],
    ['walk', 0.085],
    ['home-run', 0.033],
    ['triple', 0.006],
    ['double', 0.047],
  ];
  return kinds.find(([, chance]) => (rest -= chance) < 0)?.[0] ?? 'single';
}
