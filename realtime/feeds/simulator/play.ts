import type { SportKey } from '../../protocol/sport.ts';
import type { Random } from '../demo/random.ts';
import type { Contest, Play, Step } from './contest.ts';
import { playAmericanFootball } from './sports/american-football.ts';
import { playBaseball } from './sports/baseball.ts';
import { playBasketball } from './sports/basketball.ts';
import { playFootball } from './sports/football.ts';
import { playHandball } from './sports/handball.ts';
import { BADMINTON, BEACH_VOLLEY, playRallies, TABLE_TENNIS, VOLLEYBALL } from './sports/rally.ts';
import { playTennis } from './sports/tennis.ts';

const UNTIL_KICK_OFF = 15;
const UNTIL_ENDED = 4;
const UNTIL_FINISHED = 45;

const PLAYS: Readonly<Record<SportKey, (contest: Contest, random: Random) => Play>> = {
  football: playFootball,
  basketball: playBasketball,
  tennis: playTennis,
  'american-football': playAmericanFootball,
  baseball: playBaseball,
  handball: playHandball,
  volleyball: (contest, random) => playRallies(VOLLEYBALL, contest, random),
  'beach-volley': (contest, random) => playRallies(BEACH_VOLLEY, contest, random),
  badminton: (contest, random) => playRallies(BADMINTON, contest, random),
  'table-tennis': (contest, random) => playRallies(TABLE_TENNIS, contest, random),
};

/** The whole life of a match, from NotStarted to Finished: the same for the same random stream. */
export function* playMatch(contest: Contest, random: Random): Generator<Step, void, void> {
  yield {
    after: 0,
    change: {
      status: 'NotStarted',
      matchStatus: 'Not start',
      score: { home: 0, away: 0 },
      periods: [],
    },
  };
  const play = PLAYS[contest.sport](contest, random);
  let step = play.next();
  let until = UNTIL_KICK_OFF;
  while (step.done !== true) {
    yield { ...step.value, after: step.value.after + until };
    until = 0;
    step = play.next();
  }
  yield {
    after: UNTIL_ENDED,
    change: { status: 'Ended', matchStatus: step.value, clock: null, points: null },
  };
  yield { after: UNTIL_FINISHED, change: { status: 'Finished' } };
}
