import type { Random } from '../../demo/random.ts';
import { homeChance, isLevel, type Contest, type Play, type Step } from '../contest.ts';
import { incidentIds, Scoreboard, StatSheet } from '../scoreboard.ts';
import { playHalf, type FootballGame } from './football-half.ts';
import { FootballSquad } from './football-squad.ts';
import { playShootout } from './shootout.ts';

const HALF_TIME = 15 * 60;
const BEFORE_EXTRA_TIME = 5 * 60;
const SHORT_BREAK = 2 * 60;

/** Ninety minutes; a knockout match that is level goes on with extra time and a shoot-out. */
export function* playFootball(contest: Contest, random: Random): Play {
  const game: FootballGame = {
    random,
    board: new Scoreboard(),
    stats: new StatSheet('Shots', 'Shots on target', 'Corners', 'Fouls'),
    squads: {
      home: new FootballSquad(contest.home.players, random),
      away: new FootballSquad(contest.away.players, random),
    },
    homeChance: homeChance(contest),
    nextId: incidentIds(),
  };
  yield* playHalf(game, { status: 'H1', startMinute: 0, minutes: 45 });
  yield { after: 0, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
  yield* afterPause(HALF_TIME, playHalf(game, { status: 'H2', startMinute: 45, minutes: 45 }));
  if (!contest.knockout || !isLevel(contest, game.board.score)) return 'Ended';

  yield { after: 0, change: { matchStatus: 'Break' } };
  yield* afterPause(
    BEFORE_EXTRA_TIME,
    playHalf(game, { status: 'ET1', startMinute: 90, minutes: 15 }),
  );
  yield { after: 0, change: { matchStatus: 'ETHT' } };
  yield* afterPause(SHORT_BREAK, playHalf(game, { status: 'ET2', startMinute: 105, minutes: 15 }));
  if (!isLevel(contest, game.board.score)) return 'AET';

  yield* playShootout(game);
  return 'AP';
}

function* afterPause(
  seconds: number,
  play: Generator<Step, void, void>,
): Generator<Step, void, void> {
  let pause = seconds;
  for (const step of play) {
    yield { ...step, after: step.after + pause };
    pause = 0;
  }
}
