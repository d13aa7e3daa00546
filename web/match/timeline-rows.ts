import { MINOR_INCIDENTS, type Incident } from '../../realtime/protocol/incident.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Sides } from '../../realtime/protocol/primitives.ts';
import { isInSets } from '../domain/in-sets.ts';
import { playOf, type Match } from '../domain/match.ts';
import { disallowedIn, type Disallowance } from './disallowed.ts';
import { EXTRA_TIME, SHOOTOUT, stageOf, whistlesOf, type Whistle } from './whistles.ts';

export type TimelineRow =
  | {
      kind: 'incident';
      id: string;
      incident: Incident;
      /** Reason why its goal does not count. */
      disallowed: Disallowance | null;
    }
  /** The end of a part of the match. */
  | ({ kind: 'divider' } & Pick<Whistle, 'id' | 'score' | 'after'>)
  | Heading;

/** Heading above extra time; above penalties with their score. */
interface Heading {
  kind: 'heading';
  id: 'extra' | 'penalties';
  score: Sides | null;
}

/** Returns a match's timeline, in order of play. */
export function timelineRows(match: Match, incidents: readonly Incident[]): TimelineRow[] {
  const hasHalves = SPORTS[match.sportKey].periods.family === 'halves';
  const disallowed = disallowedIn(incidents);
  const shown = incidents.filter(
    ({ type, id }) =>
      !MINOR_INCIDENTS.has(type) &&
      // The goal's row covers the review.
      !disallowed.reviews.has(id) &&
      // Dividers show the ends of halves, and the score then.
      !(hasHalves && (type === 'period-start' || type === 'period-end')),
  );
  const rows = shown.map((incident): TimelineRow => ({
    kind: 'incident',
    id: incident.id,
    incident,
    disallowed: disallowed.goals.get(incident.id) ?? null,
  }));
  const stages = shown.map((incident) => stageOf(match, incident));
  // If some have no stage, the place of all but the last whistle is unknown.
  const isTimed = !stages.includes(null);
  for (const { id, score, after, isEnd } of whistlesOf(match).toReversed()) {
    if (!isEnd && !isTimed) continue;
    // The match's head shows set scores: here they only separate incidents.
    if (isInSets(match) && stages.length === 0) continue;
    const next = isEnd ? -1 : stages.findIndex((stage) => stage !== null && stage > after);
    rows.splice(next === -1 ? stages.length : next, 0, { kind: 'divider', id, score, after });
  }
  return hasHalves ? withHeadings(match, rows) : rows;
}

function withHeadings(match: Match, rows: readonly TimelineRow[]): TimelineRow[] {
  const shootout = playOf(match)?.shootout ?? null;
  const isInExtra = ['ET1', 'ETHT', 'ET2'].includes(match.matchStatus);
  const stages = rows.map((row) => {
    if (row.kind === 'incident') return stageOf(match, row.incident);
    return row.kind === 'divider' ? row.after : null;
  });
  const before = (row: Heading, stage: number, isOn: boolean, all: TimelineRow[]) => {
    const first = stages.indexOf(stage);
    if (first >= 0) all.splice(first, 0, row);
    else if (isOn) all.push(row);
  };
  const headed = [...rows];
  const isInShootout = shootout !== null || match.matchStatus === 'PEN';
  // Last first, so that earlier positions stay valid.
  before({ kind: 'heading', id: 'penalties', score: shootout }, SHOOTOUT, isInShootout, headed);
  before({ kind: 'heading', id: 'extra', score: null }, EXTRA_TIME, isInExtra, headed);
  return headed;
}

/** Returns the rows with the latest first; headings stay above their rows. */
export function latestFirst(rows: readonly TimelineRow[]): TimelineRow[] {
  const parts: TimelineRow[][] = [[]];
  for (const row of rows) {
    if (row.kind === 'heading') parts.push([]);
    parts.at(-1)?.push(row);
  }
  return parts.toReversed().flatMap((part) => {
    const [first, ...rest] = part;
    return first?.kind === 'heading' ? [first, ...rest.toReversed()] : part.toReversed();
  });
}
