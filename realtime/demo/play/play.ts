import type { Result } from '../../protocol/catalogue.ts';
import type { Stats } from '../../protocol/match-state.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { winnerOf } from '../../sports/score.ts';
import type { SportKey } from '../../sports/sport.ts';
import { drawTeamSheet } from '../details/team-sheet.ts';
import type { Random } from '../world/random.ts';
import { Game } from './game.ts';
import { MatchProgress } from './match-progress.ts';
import { addTo, statsOf, type Counts } from './match-stats.ts';
import { bothSides, type MatchSetup, type Play, type Steps } from './match-setup.ts';
import { playAmericanFootball } from './sports/american-football.ts';
import { playBaseball } from './sports/baseball.ts';
import { playBasketball } from './sports/basketball.ts';
import { playFootball } from './sports/football.ts';
import { playHandball } from './sports/handball.ts';
import { BADMINTON, BEACH_VOLLEY, TABLE_TENNIS, VOLLEYBALL } from './sports/rally.ts';
import { playSets } from './sports/sets.ts';
import { TENNIS } from './sports/tennis.ts';

const UNTIL_KICK_OFF = 15;
const UNTIL_ENDED = 4;
const UNTIL_FINISHED = 45;

const PLAYS: Readonly<Record<SportKey, (game: Game) => Play>> = {
  football: playFootball,
  basketball: playBasketball,
  tennis: (game) => playSets(TENNIS, game),
  'american-football': playAmericanFootball,
  baseball: playBaseball,
  handball: playHandball,
  volleyball: (game) => playSets(VOLLEYBALL, game),
  'beach-volley': (game) => playSets(BEACH_VOLLEY, game),
  badminton: (game) => playSets(BADMINTON, game),
  'table-tennis': (game) => playSets(TABLE_TENNIS, game),
};

/**
 * Plays a whole match, from NotStarted to Finished. The same random stream gives the same match.
 * With `isCounted` false it leaves out the statistics; the course stays the same.
 */
export function* playMatch(setup: MatchSetup, random: Random, isCounted = true): Steps {
  const { sport, fate } = setup;
  const sheets = bothSides((side) => drawTeamSheet(sport, setup[side], random));
  let score: Sides = { home: 0, away: 0 };
  const change = { status: 'NotStarted', matchStatus: 'Not start', score, periods: [] } as const;
  yield { after: 0, change: { ...change, periods: [] }, sheets };
  if (fate?.kind === 'walkover') {
    const { winner } = fate;
    yield { after: UNTIL_KICK_OFF, change: { status: 'Ended', matchStatus: 'Walkover', winner } };
    return yield { after: UNTIL_FINISHED, change: { status: 'Finished' } };
  }
  const game = new Game(setup, random, sheets, isCounted);
  const counts: Counts = { home: new Map(), away: new Map() };
  let shown: Stats = {};
  /** Returns the counted events, and the statistics that they change. */
  const counted = (isFirst = false) => {
    const statEvents = game.drain();
    for (const { side, key, count } of statEvents) addTo(counts[side], key, count);
    const changes = isCounted && (isFirst || statEvents.length > 0);
    const now = changes ? statsOf(sport, counts) : shown;
    const stats = changedStats(shown, now);
    shown = now;
    return { statEvents, stats: Object.keys(stats).length > 0 ? { stats } : {} };
  };
  const play = PLAYS[sport](game);
  let step = play.next();
  for (let played = 0; step.done !== true && played < (fate?.after ?? Infinity); played++) {
    const { after } = step.value;
    score = step.value.change.score ?? score;
    const { statEvents, stats } = counted(played === 0);
    yield {
      after: played === 0 ? after + UNTIL_KICK_OFF : after,
      change: { ...step.value.change, ...stats },
      statEvents,
    };
    step = play.next();
  }
  const { statEvents, stats } = counted();
  // The score may not show who wins when the other side retires.
  const winner = fate && winnerOf({ score }) !== fate.winner ? { winner: fate.winner } : {};
  yield {
    after: UNTIL_ENDED,
    change: {
      status: 'Ended',
      ...(step.done === true
        ? { matchStatus: step.value }
        : { matchStatus: 'Retired' as const, ...winner }),
      clock: null,
      points: null,
      ...stats,
    },
    statEvents,
  };
  yield { after: UNTIL_FINISHED, change: { status: 'Finished' } };
}

/** Returns the statistics changed since `before`. */
function changedStats(before: Stats, now: Stats): Stats {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, { home, away }]) => before[key]?.home !== home || before[key].away !== away,
    ),
  );
}

/** Returns a match's result and its duration in seconds. */
export function resultOf(setup: MatchSetup, random: Random): { result: Result; seconds: number } {
  const progress = new MatchProgress(setup.sport);
  for (const step of playMatch(setup, random, false)) progress.take(step);
  const { status, matchStatus, score, periods, gameScore = [], ...more } = progress.shown();
  if (!status || !matchStatus || !score || !periods)
    throw new Error('A match ended without a result');
  const { shootout, winner } = more;
  return {
    result: {
      status,
      matchStatus,
      score,
      periods,
      gameScore,
      ...(shootout && { shootout }),
      ...(winner && { winner }),
    },
    seconds: progress.seconds,
  };
}
