import {
  footballChances,
  minutesInAll,
  minutesPlayed,
} from '../../../edge/shared/forecast/football-chances.ts';
import type { Incident, IncidentType } from '../../../realtime/protocol/incident.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { isDecision } from '../../../realtime/sports/match-status.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { playOf, type Match } from '../../domain/match.ts';
import { stageOf, whistlesOf } from '../whistles.ts';
import { walk, type Curve, type Step } from './curve.ts';

const GOALS: ReadonlySet<IncidentType> = new Set(['goal', 'own-goal', 'penalty-goal']);
const RED_CARDS: ReadonlySet<IncidentType> = new Set(['red-card', 'second-yellow-card']);

interface State {
  score: Sides;
  redCards: Sides;
}

/** Minimum of minutes left before the whistle: stoppage time may be longer than usual. */
const LEAST_LEFT = 1;

const NIL: State = { score: { home: 0, away: 0 }, redCards: { home: 0, away: 0 } };

/**
 * Returns the chances of a football match over its regular time; null if its incidents do not say
 * when each goal was scored. `seconds` is what the clock shows.
 */
export function footballCurve(
  { match, incidents }: MatchRecord,
  expected: Sides,
  seconds: number | null,
): Curve | null {
  const steps = stepsOf(match, incidents);
  const last = steps?.at(-1)?.state ?? NIL;
  const score = scoreAtNinety(match);
  if (!steps || !score || isDecision(match.matchStatus)) return null;
  if (last.score.home !== score.home || last.score.away !== score.away) return null;
  const end = Math.max(playedNow(match, seconds), steps.at(-1)?.at ?? 0);
  const curve = walk({
    start: NIL,
    steps,
    chancesOf: (state, played) => footballChances(expected, { played, ...state }),
    end,
    every: 1,
  });
  return { ...curve, width: minutesInAll(), breaks: [minutesPlayed(1, 45, Infinity)] };
}

/** Returns the goals and sendings-off of regular time; null if one has no minute or no side. */
function stepsOf(match: Match, incidents: readonly Incident[]): Step<State>[] | null {
  const steps: Step<State>[] = [];
  let state = NIL;
  for (const incident of incidents) {
    const { type, team, minute, stoppage, removed } = incident;
    const isGoal = GOALS.has(type);
    if (removed || (!isGoal && !RED_CARDS.has(type))) continue;
    const stage = stageOf(match, incident);
    if (team === null || minute === null || stage === null) return null;
    if (stage > 1) break;
    const key = isGoal ? 'score' : 'redCards';
    state = { ...state, [key]: { ...state[key], [team]: state[key][team] + 1 } };
    const at = minutesPlayed(stage === 0 ? 1 : 2, minute, stoppage);
    steps.push({ incident, at: beforeWhistle(at), state });
  }
  return steps;
}

function scoreAtNinety(match: Match): Sides | null {
  const ninety = whistlesOf(match).find(({ after }) => after === 1);
  return ninety?.score ?? playOf(match)?.score ?? null;
}

/** Returns the minutes of regular time played so far. */
function playedNow(match: Match, seconds: number | null): number {
  if (match.kind !== 'live') return minutesInAll();
  const minute = seconds === null ? null : seconds / 60;
  switch (match.matchStatus) {
    case 'H1':
      return minute === null ? 0 : minutesPlayed(1, minute, Math.max(0, minute - 45));
    case 'HT':
      return minutesPlayed(1, 45, Infinity);
    case 'H2':
      return minute === null
        ? minutesPlayed(2, 45)
        : beforeWhistle(minutesPlayed(2, minute, Math.max(0, minute - 90)));
    default:
      return match.matchStatus === 'Not start' ? 0 : minutesInAll();
  }
}

function beforeWhistle(played: number): number {
  return Math.min(played, minutesInAll() - LEAST_LEFT);
}
