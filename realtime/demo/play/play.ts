import type { Stats } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { winnerOf } from '../../sports/score.ts';
import type { SportKey } from '../../sports/sport.ts';
import { drawTeamSheet } from '../details/team-sheet.ts';
import type { Random } from '../world/random.ts';
import { createIncidentMaker } from './incident-maker.ts';
import { type MatchSetup, type Play, type PlayContext, type Steps } from './match-setup.ts';
import { bothSides, Scoreboard } from './scoreboard.ts';
import { createStatCounter, NO_COUNTER } from './stat-counter.ts';
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

const PLAYS: Readonly<Record<SportKey, (context: PlayContext) => Play>> = {
  football: playFootball,
  basketball: playBasketball,
  tennis: playTennis,
  'american-football': playAmericanFootball,
  baseball: playBaseball,
  handball: playHandball,
  volleyball: (context) => playRallies(VOLLEYBALL, context),
  'beach-volley': (context) => playRallies(BEACH_VOLLEY, context),
  badminton: (context) => playRallies(BADMINTON, context),
  'table-tennis': (context) => playRallies(TABLE_TENNIS, context),
};

export interface PlayOptions {
  /** False: leaves out statistics and statEvents; the course is the same. */
  counted?: boolean;
}

/** Plays a whole match, from NotStarted to Finished: deterministic for a random stream. */
export function* playMatch(
  setup: MatchSetup,
  random: Random,
  { counted = true }: PlayOptions = {},
): Steps {
  const { sport } = setup;
  const sheets = bothSides((side) => drawTeamSheet(sport, setup[side], random));
  yield {
    after: 0,
    change: {
      status: 'NotStarted',
      matchStatus: 'Not start',
      score: { home: 0, away: 0 },
      periods: [],
    },
    sheets,
  };
  const { fate } = setup;
  if (fate?.kind === 'walkover') {
    const { winner } = fate;
    const change = { status: 'Ended', matchStatus: 'Walkover', winner } as const;
    yield { after: UNTIL_KICK_OFF, change };
    return yield { after: UNTIL_FINISHED, change: { status: 'Finished' } };
  }
  const counter = counted ? createStatCounter(sport) : NO_COUNTER;
  const play = PLAYS[sport]({
    setup,
    random,
    sheets,
    counter,
    board: new Scoreboard(),
    incident: createIncidentMaker(),
  });
  let step = play.next();
  let until = UNTIL_KICK_OFF;
  let sent: Stats = {};
  let score: Sides = { home: 0, away: 0 };
  const most = fate?.after ?? Infinity;
  let played = 0;
  while (step.done !== true && played < most) {
    const { after, change } = step.value;
    played += 1;
    score = change.score ?? score;
    const statEvents = counter.drain();
    const isFirst = until > 0;
    const stats = statEvents.length > 0 || isFirst ? counter.stats() : sent;
    const news = changed(sent, stats);
    sent = stats;
    yield {
      after: after + until,
      change: Object.keys(news).length > 0 ? { ...change, stats: news } : change,
      statEvents,
    };
    until = 0;
    step = play.next();
  }
  const last = changed(sent, counter.stats());
  yield {
    after: UNTIL_ENDED,
    change: {
      status: 'Ended',
      ...(step.done === true
        ? { matchStatus: step.value }
        : { matchStatus: 'Retired', ...(fate && reportedWinner(fate.winner, score)) }),
      clock: null,
      points: null,
      ...(Object.keys(last).length > 0 && { stats: last }),
    },
    statEvents: counter.drain(),
  };
  yield { after: UNTIL_FINISHED, change: { status: 'Finished' } };
}

/** Returns a winner that the score hides. */
function reportedWinner(winner: Side, score: Sides): { winner?: Side } {
  return winnerOf({ score }) === winner ? {} : { winner };
}

/** Returns the statistics changed since `before`. */
function changed(before: Stats, now: Stats): Stats {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, { home, away }]) => before[key]?.home !== home || before[key].away !== away,
    ),
  );
}
