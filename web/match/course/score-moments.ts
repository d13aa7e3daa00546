import type { Incident, IncidentType } from '../../../realtime/protocol/incident.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';

/** A score of a match, and the total then. */
export interface ScoreMoment {
  incident: Incident;
  team: Side;
  points: number;
  score: Sides;
  /** The try after a touchdown, if it scored. */
  extra: Incident | null;
}

const SCORES: ReadonlySet<IncidentType> = new Set<IncidentType>([
  'score',
  'goal',
  'own-goal',
  'penalty-goal',
  'touchdown',
  'field-goal',
  'extra-point',
  'safety',
  'home-run',
  'run',
]);

/** Returns valid scores, in order of play. */
export function scoreMoments(incidents: readonly Incident[]): ScoreMoment[] {
  const moments: ScoreMoment[] = [];
  let before: Sides = { home: 0, away: 0 };
  for (const incident of incidents) {
    const { type, team, score, removed } = incident;
    if (!team || !score || removed || !SCORES.has(type)) continue;
    const points = incident.points ?? Math.max(0, score[team] - before[team]);
    moments.push({ incident, team, points, score, extra: null });
    before = score;
  }
  return moments;
}

/**
 * Returns the scores with each try merged into its touchdown, as American football fans count them.
 */
export function scoringPlays(incidents: readonly Incident[]): ScoreMoment[] {
  const plays: ScoreMoment[] = [];
  for (const moment of scoreMoments(incidents)) {
    const last = plays.at(-1);
    const { incident, team, score } = moment;
    const isTry =
      incident.type === 'extra-point' &&
      last?.incident.type === 'touchdown' &&
      last.team === team &&
      !last.extra;
    if (isTry) plays[plays.length - 1] = { ...last, score, extra: incident };
    else plays.push(moment);
  }
  return plays;
}
