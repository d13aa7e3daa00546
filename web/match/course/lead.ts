import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { leadChanges } from './quarters.ts';
import { scoreMoments, type ScoreMoment } from './score-moments.ts';

/** The home side's lead after each score: `at` in seconds of play. */
export interface LeadStep {
  at: number;
  by: number;
}

export interface Lead {
  steps: readonly LeadStep[];
  /** Seconds of play at the end of each period that began. */
  ends: readonly number[];
  changes: number;
  timesLevel: number;
  /** The biggest lead of each side. */
  most: Record<Side, number>;
}

/** Possible lengths of a period, s; leagues differ. */
const LENGTHS = [10 * 60, 12 * 60, 15 * 60, 20 * 60] as const;
const OVERTIME = 5 * 60;
/** Fewer scores make no useful line. */
const FEWEST = 4;

/** Returns the lead over time; null if the source sends no times. */
export function leadOf({ match, incidents }: MatchRecord): Lead | null {
  const names = SPORTS[match.sportKey].periods.play;
  const timed = scoreMoments(incidents).filter(
    ({ incident }) => incident.remaining !== undefined && incident.period !== undefined,
  );
  if (timed.length < FEWEST) return null;
  const begun = Math.max(...timed.map((moment) => periodOf(moment, names))) + 1;
  const lengths = lengthsOf(incidents, names.slice(0, begun));
  const ends = lengths.map((_, index) => sum(lengths.slice(0, index + 1)));
  const steps = timed.map((moment) => ({
    at: (ends[periodOf(moment, names)] ?? 0) - (moment.incident.remaining ?? 0),
    by: moment.score.home - moment.score.away,
  }));
  return {
    steps,
    ends,
    changes: leadChanges(timed).changes,
    timesLevel: steps.filter(({ by }) => by === 0).length,
    most: {
      home: Math.max(0, ...steps.map(({ by }) => by)),
      away: Math.max(0, ...steps.map(({ by }) => -by)),
    },
  };
}

function periodOf({ incident }: ScoreMoment, names: readonly string[]): number {
  return Math.max(0, names.indexOf(incident.period ?? ''));
}

/** Returns guessed lengths of periods, s: no period is shorter than the most time left in any. */
function lengthsOf(incidents: MatchRecord['incidents'], names: readonly string[]): number[] {
  const mostLeft = incidents.reduce(
    (most, { remaining, period }) =>
      period !== undefined && !period.startsWith('OT') ? Math.max(most, remaining ?? 0) : most,
    0,
  );
  const length = LENGTHS.find((each) => each >= mostLeft) ?? mostLeft;
  return names.map((name) => (name.startsWith('OT') ? OVERTIME : length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
