import type { Fixture } from '../../protocol/ingest.ts';
import type { Team } from '../../protocol/match-state.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import { collectUpdates, type Change, type TimedUpdate } from '../source.ts';
import type { NflGame, NflPlay } from './nfl-schema.ts';
import { placeInSeason } from './nfl-season.ts';
import { nflIncident, unlistedTry } from './nfl-incident.ts';
import { scoringOf, tableScore } from './nfl-scoring.ts';
import { situationOf } from './nfl-situation.ts';
import { pauseStatus, QuarterScores, quarterStatus } from './quarters.ts';

const AMERICAN_FOOTBALL = 16;
const SECOND = 1_000;
const QUARTER_SECONDS = 15 * 60;
/** Time without the game clock before each play, ms. */
const DEAD_BALL = 12 * SECOND;
const QUARTER_BREAK = 2 * 60 * SECOND;
const HALF_TIME = 12 * 60 * SECOND;

/**
 * Returns one update per play. The file has a game clock but no time of day: a play lasts its clock
 * time plus `DEAD_BALL`.
 */
export function nflGameUpdates(
  matchId: string,
  start: Pick<Fixture, 'startTime' | 'startTimeTbd'>,
  teams: { home: Team; away: Team },
  game: NflGame,
  plays: readonly (readonly [id: string, play: NflPlay])[],
): readonly TimedUpdate[] {
  const { updates, add } = collectUpdates(matchId);
  let at = start.startTime;
  let score: Sides = { home: 0, away: 0 };
  const quarters = new QuarterScores();
  let quarter = 0;
  let left = QUARTER_SECONDS;
  let lastTouchdown: Side | undefined;
  let ended = false;
  const venue = game.stadium ? { venue: game.stadium } : {};
  const league = { id: 'nfl', name: 'NFL', country: 'us' };
  add(at, {
    fixture: {
      sportId: AMERICAN_FOOTBALL,
      league,
      ...teams,
      ...start,
      ...placeInSeason(start.startTime),
      ...venue,
    },
    status: 'NotStarted',
    matchStatus: 'Not start',
    score,
  });

  for (const [index, [id, play]] of plays.entries()) {
    if (ended || play.qtr < 1) continue;
    let change: Change = {};
    if (play.qtr > quarter) {
      if (quarter > 0) at += quarter === 2 ? HALF_TIME : QUARTER_BREAK;
      quarter = play.qtr;
      left = QUARTER_SECONDS;
      const status = quarterStatus(quarter);
      change = { status: 'Live', ...(status && { matchStatus: status }) };
    }
    const clock = parseGameClock(play.time);
    at += DEAD_BALL + Math.max(0, left - (clock ?? left)) * SECOND;
    left = clock ?? left;

    const scoring = scoringOf(play, id, game, lastTouchdown);
    if (scoring) {
      score = { ...score, [scoring.team]: score[scoring.team] + scoring.points };
      if (scoring.type === 'touchdown') lastTouchdown = scoring.team;
    }
    const end = endOf(play);
    // The table of points includes a try that the plays omit.
    if (end === 'quarter') score = tableScore(game, quarter);
    if (end === 'game') score = totals(game);
    quarters.set(quarter, score);
    ended = end === 'game';
    const next = plays.slice(index + 1).find(([, { qtr }]) => qtr >= 1)?.[1];
    const follows = next?.qtr === quarter ? next : undefined;
    // `time` is that of the snap. A score counts at the end of its play, which the next play shows.
    const over = scoring && scoring.type !== 'extra-point' ? parseGameClock(follows?.time) : clock;
    const remaining = end ? 0 : (over ?? clock);
    const moment = { id, play, remaining, scoring, score };
    const incident = nflIncident(moment, game);
    add(
      at,
      {
        ...change,
        ...(end === 'quarter' && { matchStatus: pauseStatus(quarter) }),
        ...(end === 'quarter' && quarter === 2 && { gameScore: [`${score.home}:${score.away}`] }),
        ...(ended && { status: 'Ended', matchStatus: 'Ended' }),
        ...clockChange(end, play, clock, at),
        ...(!end && { situation: situationOf(follows, game) }),
        score,
        periods: quarters.periods(),
        ...(incident && { incidents: [incident] }),
      },
      // A play's id stays the same if a later file has more plays.
      { inOrder: Number(id) },
    );
    const later = plays.slice(index + 1).map(([, each]) => each);
    const unlisted = unlistedTry(moment, later, game);
    if (unlisted) {
      score = unlisted.score;
      quarters.set(quarter, score);
      add(at, { score, periods: quarters.periods(), incidents: [unlisted] });
    }
  }
  if (!ended && /^final/i.test(String(game.qtr ?? '')) && quarter > 0) {
    score = totals(game);
    quarters.set(quarter, score);
    add(at, {
      status: 'Ended',
      matchStatus: 'Ended',
      clock: null,
      score,
      periods: quarters.periods(),
    });
    ended = true;
  }
  if (ended) {
    at += 60 * SECOND;
    add(at, { status: 'Finished' });
  }
  return updates;
}

function endOf({ desc }: NflPlay): 'quarter' | 'game' | undefined {
  if (/^END GAME/i.test(desc ?? '')) return 'game';
  return /^END (?:OF )?QUARTER/i.test(desc ?? '') ? 'quarter' : undefined;
}

function clockChange(
  end: 'quarter' | 'game' | undefined,
  { note }: NflPlay,
  seconds: number | undefined,
  at: number,
): Change {
  if (end === 'game') return { clock: null };
  if (end === 'quarter') return { clock: { seconds: 0, running: false, at, countdown: true } };
  if (seconds === undefined) return {};
  const stands = note !== null && note !== undefined && note !== 'KICKOFF';
  return { clock: { seconds, running: !stands && seconds > 0, at, countdown: true } };
}

/** Returns '09:51' or ':59' in seconds, else undefined. */
export function parseGameClock(text: string | null | undefined): number | undefined {
  const match = /^(\d{0,2}):(\d{2})$/.exec(text ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

function totals({ home, away }: NflGame): Sides {
  return { home: home.score.T, away: away.score.T };
}
