import type { Incident } from '../../protocol/incident.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { collectUpdates, type Change, type TimedUpdate } from '../source.ts';
import {
  finalScore,
  minus,
  scoreByPeriod,
  scoreText,
  type FootballGoal,
  type FootballMatch,
  type FootballScore,
} from './football-match.ts';
import { planFootballPhases, type FootballPhase } from './football-phases.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

/** Exceeds every kick-off in minutes since 1970, so that play is newer than every fixture. */
const FIRST_SEQUENCE_OF_PLAY = 1_000_000_000;

const NIL_NIL: Sides = { home: 0, away: 0 };

/**
 * Returns all updates of a match. A file has goal minutes but no times of day. The times follow
 * from the kick-off, the half-time break and the least stoppage time that the goals allow. The
 * fixture's sequence is its kick-off in minutes since 1970, so that a match moved to a later day
 * gets a newer sequence.
 */
export function footballLife(match: FootballMatch): readonly TimedUpdate[] {
  const { startTime } = match.fixture;
  // Sequences start at 1; no match before 1970 is rescheduled.
  const announced = Math.max(1, Math.floor(startTime / MINUTE));
  const { updates, add } = collectUpdates(match.matchId);
  add(
    startTime,
    {
      fixture: match.fixture,
      status: 'NotStarted',
      matchStatus: 'Not start',
      score: NIL_NIL,
    },
    { inOrder: announced },
  );
  const { outcome } = match;
  if (outcome.kind === 'called-off') add(startTime, { status: outcome.status });
  if (outcome.kind === 'scheduled' || outcome.kind === 'called-off') return updates;

  const course =
    outcome.kind === 'decided' ? decided(startTime, outcome) : played(startTime, outcome);
  for (const { at, ...change } of course) add(at, change, { inOrder: FIRST_SEQUENCE_OF_PLAY });
  return updates;
}

type Step = Change & { at: number };

function* decided(
  at: number,
  { as: matchStatus, score }: { as: MatchStatus; score: FootballScore },
): Generator<Step> {
  yield { at, status: 'Ended', matchStatus, score: finalScore(score) };
  yield { at: at + MINUTE, status: 'Finished' };
}

function* played(
  startTime: number,
  {
    score,
    goals,
    abandoned,
  }: { score: FootballScore; goals: readonly FootballGoal[]; abandoned: boolean },
): Generator<Step> {
  const phases = planFootballPhases(score, goals);
  const running = { ...NIL_NIL };
  const complete = goals.length === finalScore(score).home + finalScore(score).away;
  let from = startTime;
  let goalCount = 0;
  for (const phase of phases) {
    yield {
      at: from,
      status: 'Live',
      matchStatus: phase.status,
      periods: periodsSoFar(score, running, phase.status),
      clock: { seconds: phase.startMinute * 60, running: true, at: from },
    };
    for (const goal of phase.goals) {
      running[goal.team]++;
      const seconds = goal.seconds;
      const at = from + (seconds - phase.startMinute * 60) * SECOND;
      yield {
        at,
        score: { ...running },
        periods: periodsSoFar(score, running, phase.status),
        clock: { seconds, running: true, at },
        incidents: [goalIncident(goal, ++goalCount, phase.status, { ...running })],
      };
    }
    const end = from + phase.minutes * MINUTE;
    // The file's own score overrides an incomplete list of goals.
    const known = scoreAtEnd(phase, score);
    if (!complete && known) Object.assign(running, known);
    if (phase.breakStatus) {
      yield {
        at: end,
        matchStatus: phase.breakStatus,
        score: { ...running },
        periods: periodsSoFar(score, running, phase.status),
        clock: { seconds: phase.endMinute * 60, running: false, at: end },
        ...(phase.status === 'H1' && score.halfTime && { gameScore: [scoreText(score.halfTime)] }),
      };
    }
    from = end + phase.breakMinutes * MINUTE;
  }
  if (abandoned)
    return yield { at: from, status: 'Abandoned', score: finalScore(score), clock: null };
  if (score.shootout) from = yield* shootout(from, score.shootout);
  const untimed = goals.filter((goal) => goal.minute === null);
  const incidents = untimed.map((goal) => goalIncident(goal, ++goalCount));
  yield* closing(from, score, incidents);
}

/**
 * Yields the steps of a shoot-out and returns its end, ms. Files have only its result, so goals
 * alternate, 40 s apart.
 */
function* shootout(start: number, result: Sides): Generator<Step, number> {
  const running = { ...NIL_NIL };
  let at = start;
  yield { at, matchStatus: 'PEN', shootout: { ...running }, clock: null };
  while (running.home < result.home || running.away < result.away) {
    for (const side of ['home', 'away'] as const) {
      at += 40 * SECOND;
      if (running[side] >= result[side]) continue;
      running[side]++;
      yield { at, shootout: { ...running } };
    }
  }
  return at + 10 * SECOND;
}

function* closing(
  at: number,
  score: FootballScore,
  incidents: readonly Incident[] = [],
): Generator<Step> {
  yield {
    at,
    status: 'Ended',
    matchStatus: endStatus(score),
    clock: null,
    score: finalScore(score),
    periods: scoreByPeriod(score),
    ...(score.shootout && { shootout: score.shootout }),
    ...(score.halfTime && { gameScore: [scoreText(score.halfTime)] }),
    ...(incidents.length > 0 && { incidents: [...incidents] }),
  };
  yield { at: at + MINUTE, status: 'Finished' };
}

/** Returns how a match ended: in time, in extra time or by shoot-out. */
export function endStatus(score: FootballScore): MatchStatus {
  if (score.hadShootout) return 'AP';
  return score.extraTime ? 'AET' : 'Ended';
}

function scoreAtEnd(phase: FootballPhase, score: FootballScore): Sides | undefined {
  if (phase.status === 'H1') return score.halfTime;
  return phase.status === 'H2'
    ? score.fullTime
    : phase.status === 'ET2'
      ? score.extraTime
      : undefined;
}

function periodsSoFar(score: FootballScore, running: Sides, status: MatchStatus): Sides[] {
  if (status === 'H1') return [{ ...running }];
  if (!score.halfTime) return [];
  const firstHalf = score.halfTime;
  if (status === 'H2') return [firstHalf, minus(running, firstHalf)];
  return [firstHalf, minus(score.fullTime, firstHalf), minus(running, score.fullTime)];
}

function goalIncident(
  goal: FootballGoal,
  count: number,
  period?: MatchStatus,
  score?: Sides,
): Incident {
  return {
    id: `goal-${count}`,
    type: goal.type,
    team: goal.team,
    minute: goal.minute,
    ...(goal.stoppage > 0 && { stoppage: goal.stoppage }),
    ...(period && { period }),
    ...(goal.player !== undefined && { player: goal.player }),
    ...(goal.playerId !== undefined && { playerId: goal.playerId }),
    ...(score && { score }),
  };
}
