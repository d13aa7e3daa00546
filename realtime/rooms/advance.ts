import { deepEqual } from '../protocol/deep-equal.ts';
import type { Contestant, Fixture, MatchUpdate } from '../protocol/ingest.ts';
import type { MatchState, Team } from '../protocol/match-state.ts';
import { upsertIncidents } from '../protocol/upsert-incidents.ts';
import { boundsRefusal, scoreRefusal } from './bounds.ts';
import {
  clockAfter,
  gameScoreAfter,
  matchStatusAfter,
  pointsAfter,
  scoreAfter,
  situationAfter,
  statusAfter,
  winnerAfter,
} from './derive.ts';
import { refusal, shootoutRefusal } from './rejection.ts';
import { sportById } from '../sports/registry.ts';

export type Advanced = { kind: 'taken'; state: MatchState } | { kind: 'rejected'; reason: string };

/** Returns the initial state of a match of which only the fixture is known. */
export function initialState(matchId: string, fixture: Fixture, occurredAt: number): MatchState {
  return {
    matchId,
    sportId: fixture.sportId,
    ...fixtureMembers(fixture),
    ...startUnknowns(fixture),
    status: 'NotStarted',
    matchStatus: 'Not start',
    score: { home: 0, away: 0 },
    periods: [],
    gameScore: [],
    displayStatus: [],
    incidents: [],
    stats: {},
    occurredAt,
  };
}

/**
 * Returns the state after the next update in sequence order, or why it is rejected. An update that
 * changes nothing else returns the same state, with the old `occurredAt`: a feed's heartbeat is no
 * change. `occurredAt` never decreases, although a correction may carry the earlier time of the event
 * that it corrects.
 */
export function advance(state: MatchState, update: MatchUpdate): Advanced {
  const reason = refusal(state, update);
  if (reason !== undefined) return { kind: 'rejected', reason };
  const incidents = upsertIncidents(state.incidents, update.incidents ?? []);
  const stats = update.stats ? { ...state.stats, ...update.stats } : state.stats;
  if (incidents !== state.incidents || stats !== state.stats) {
    const tooLarge = boundsRefusal({ incidents, stats });
    if (tooLarge !== undefined) return { kind: 'rejected', reason: tooLarge };
  }
  const sport = sportById(state.sportId);
  const status = statusAfter(sport, state, update);
  const matchStatus = matchStatusAfter(sport, state, update, status);
  const score = scoreAfter(sport, state, update);
  const tooHigh = scoreRefusal(score);
  if (tooHigh !== undefined) return { kind: 'rejected', reason: tooHigh };
  const periods = update.periods ?? state.periods;
  const clock = clockAfter(sport, state, update, { status, matchStatus });
  const points = pointsAfter(state, update, status);
  const situation = situationAfter(state, update, { status, matchStatus });
  const shootout = update.shootout === undefined ? state.shootout : update.shootout;
  const impossible = shootoutRefusal(shootout, status, update);
  if (impossible !== undefined) return { kind: 'rejected', reason: impossible };
  const winner = winnerAfter(state, update, status);
  // The members that may end: `next` gets them again below, if they still hold.
  const {
    clock: _clock,
    points: _points,
    situation: _situation,
    shootout: _shootout,
    winner: _winner,
    startTimeTbd: _timeTbd,
    startDayTbd: _dayTbd,
    ...kept
  } = state;
  const next: MatchState = {
    ...kept,
    ...(update.fixture && fixtureMembers(update.fixture)),
    status,
    matchStatus,
    score,
    periods,
    gameScore: gameScoreAfter(sport, state, update, { matchStatus, periods, score }),
    displayStatus: update.displayStatus ?? state.displayStatus,
    incidents,
    stats,
    // Absent rather than undefined, so that a state stays equal after a round trip through JSON.
    ...(clock && { clock }),
    ...(points && { points }),
    ...(situation && { situation }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
    ...startUnknowns(update.fixture ?? state),
  };
  if (deepEqual(state, next)) return { kind: 'taken', state };
  next.occurredAt = Math.max(state.occurredAt, update.occurredAt);
  return { kind: 'taken', state: next };
}

/** Returns the team that viewers get: the catalogue alone needs the country. */
function teamOf({ country: _country, ...team }: Contestant): Team {
  return team;
}

/**
 * Returns the flags of an unknown start time and day that are true. An unknown day implies an unknown
 * time.
 */
export function startUnknowns({
  startTimeTbd,
  startDayTbd,
}: Pick<Fixture, 'startTimeTbd' | 'startDayTbd'>): Pick<
  MatchState,
  'startTimeTbd' | 'startDayTbd'
> {
  return {
    ...((startTimeTbd || startDayTbd) && { startTimeTbd: true }),
    ...(startDayTbd && { startDayTbd: true }),
  };
}

function fixtureMembers(fixture: Fixture) {
  return {
    leagueId: fixture.league.id,
    leagueName: fixture.league.name,
    home: teamOf(fixture.home),
    away: teamOf(fixture.away),
    startTime: fixture.startTime,
  };
}
