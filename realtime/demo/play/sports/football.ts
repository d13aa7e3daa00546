import { homeChance, isLevel, type Play, type PlayContext, type Steps } from '../match-setup.ts';
import { bothSides } from '../scoreboard.ts';
import { playHalf, type FootballHalf } from './football-half.ts';
import { FootballSquad, type FootballGame } from './football-squad.ts';
import { playShootout } from './shootout.ts';

const HALF_TIME = 15 * 60;
const BEFORE_EXTRA_TIME = 5 * 60;
const SHORT_BREAK = 2 * 60;

const FIRST: FootballHalf = { status: 'H1', startMinute: 0, minutes: 45 };
const SECOND: FootballHalf = { status: 'H2', startMinute: 45, minutes: 45 };
const FIRST_EXTRA: FootballHalf = { status: 'ET1', startMinute: 90, minutes: 15 };
const SECOND_EXTRA: FootballHalf = { status: 'ET2', startMinute: 105, minutes: 15 };

/** Plays ninety minutes; a level knockout match adds extra time and a shoot-out. */
export function* playFootball(context: PlayContext): Play {
  const { setup, random, sheets } = context;
  const game: FootballGame = {
    ...context,
    squads: bothSides((side) => new FootballSquad(sheets[side], random)),
    homeChance: homeChance(setup),
  };
  yield* playHalf(game, FIRST);
  yield { after: 0, change: { matchStatus: 'HT', gameScore: [game.board.asText()] } };
  yield* afterPause(HALF_TIME, playHalf(game, SECOND));
  if (!setup.knockout || !isLevel(setup, game.board.score)) return 'Ended';

  yield { after: 0, change: { matchStatus: 'Break' } };
  yield* afterPause(BEFORE_EXTRA_TIME, playHalf(game, FIRST_EXTRA));
  yield { after: 0, change: { matchStatus: 'ETHT' } };
  yield* afterPause(SHORT_BREAK, playHalf(game, SECOND_EXTRA));
  if (!isLevel(setup, game.board.score)) return 'AET';

  yield* playShootout(game);
  return 'AP';
}

function* afterPause(seconds: number, play: Steps): Steps {
  let pause = seconds;
  for (const step of play) {
    yield { ...step, after: step.after + pause };
    pause = 0;
  }
}
