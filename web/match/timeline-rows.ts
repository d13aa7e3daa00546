import { MINOR_INCIDENTS, type Incident } from '../../realtime/protocol/incident.ts';
import type { Sides } from '../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { playOf, type Match, type Play } from '../domain/match.ts';
import { disallowedIn, type Disallowance } from './disallowed.ts';

export type TimelineRow =
  | {
      kind: 'incident';
      id: string;
      incident: Incident;
      /** Why the goal that it was does not count. */
      disallowed: Disallowance | null;
    }
  /** How it stood at half-time, and when it was over. */
  | Divider;

interface Divider {
  kind: 'divider';
  id: 'HT' | 'FT' | 'AET';
  score: Sides;
}

/** What the timeline of a match shows, in order of play. */
export function timelineRows(match: Match, incidents: readonly Incident[]): TimelineRow[] {
  const hasHalves = SPORTS[match.sportKey].periods.family === 'halves';
  const disallowed = disallowedIn(incidents);
  const shown = incidents.filter(
    ({ type, id }) =>
      !MINOR_INCIDENTS.has(type) &&
      // What took a goal is told with the goal.
      !disallowed.reviews.has(id) &&
      // Dividers say when halves ended, and how it stood then.
      !(hasHalves && (type === 'period-start' || type === 'period-end')),
  );
  const rows = shown.map((incident): TimelineRow => ({
    kind: 'incident',
    id: incident.id,
    incident,
    disallowed: disallowed.goals.get(incident.id) ?? null,
  }));
  if (!hasHalves) return rows;
  const stages = shown.map((incident) => stageOf(match, incident));
  // Where not all say when they were, nobody knows where the whistles before the last went.
  const isTimed = !stages.includes(null);
  for (const { id, score, after, isEnd } of whistlesOf(match).toReversed()) {
    if (!isEnd && !isTimed) continue;
    const next = isEnd ? -1 : stages.findIndex((stage) => stage !== null && stage > after);
    rows.splice(next === -1 ? stages.length : next, 0, { kind: 'divider', id, score });
  }
  return rows;
}

/** Parts of a match between whistles: both halves, extra time, a shoot-out. */
const STAGES: Readonly<Record<string, number>> = { H1: 0, H2: 1, ET1: 2, ET2: 2, PEN: 3 };

/** In which stage an incident was; null where its source does not say. */
function stageOf({ sportKey }: Match, { period, minute }: Incident): number | null {
  const stage = period && STAGES[period];
  if (stage !== undefined) return stage;
  if (minute === null) return null;
  const { H1 = 0, H2 = 0 } = SPORTS[sportKey].periods.due;
  return minute <= H1 ? 0 : minute <= H2 ? 1 : 2;
}

interface Whistle extends Omit<Divider, 'kind'> {
  /** The last stage before it. */
  after: number;
  /** Nothing comes after it. */
  isEnd: boolean;
}

/** The whistles that have been blown, with the score at each as far as it is known. */
function whistlesOf(match: Match): Whistle[] {
  const play = playOf(match);
  if (!play) return [];
  const { matchStatus } = match;
  const isOver = match.kind === 'result';
  const hadExtra =
    play.periods.length > 2 || ['ET1', 'ETHT', 'ET2', 'AET'].some((each) => each === matchStatus);
  const isPastNinety =
    isOver || hadExtra || ['Break', 'PEN', 'AP'].some((each) => each === matchStatus);
  const isPastHalf = isPastNinety || matchStatus === 'HT' || matchStatus === 'H2';
  const isPastExtra = hadExtra && (isOver || matchStatus === 'PEN');
  const half = isPastHalf ? halfTimeScore(play, matchStatus === 'HT') : null;
  const ninety = hadExtra ? scoreAfter(play, 2) : isPastNinety ? play.score : null;
  const isEnd = isOver && !play.shootout;
  return [
    ...(half ? [{ id: 'HT' as const, score: half, after: 0, isEnd: false }] : []),
    ...(ninety ? [{ id: 'FT' as const, score: ninety, after: 1, isEnd: isEnd && !hadExtra }] : []),
    ...(isPastExtra ? [{ id: 'AET' as const, score: play.score, after: 2, isEnd }] : []),
  ];
}

function halfTimeScore(play: Play, isHalfTime: boolean): Sides | null {
  if (isHalfTime) return play.score;
  const [, home, away] = /^(\d+)\s*[:–-]\s*(\d+)$/.exec(play.halfTime ?? '') ?? [];
  if (home !== undefined) return { home: Number(home), away: Number(away) };
  return play.periods.length > 1 ? scoreAfter(play, 1) : null;
}

/** Goals of the first so many periods; null where they are not told apart. */
function scoreAfter({ periods }: Play, count: number): Sides | null {
  if (periods.length < count) return null;
  return periods
    .slice(0, count)
    .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }));
}
