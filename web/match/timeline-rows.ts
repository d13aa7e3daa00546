import { MINOR_INCIDENTS, type Incident } from '../../realtime/protocol/incident.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { isInSets } from '../domain/in-sets.ts';
import type { Match } from '../domain/match.ts';
import { disallowedIn, type Disallowance } from './disallowed.ts';
import { stageOf, whistlesOf, type Whistle } from './whistles.ts';

export type TimelineRow =
  | {
      kind: 'incident';
      id: string;
      incident: Incident;
      /** Why the goal that it was does not count. */
      disallowed: Disallowance | null;
    }
  /** The end of a part of the match. */
  | ({ kind: 'divider' } & Pick<Whistle, 'id' | 'score'>);

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
  const stages = shown.map((incident) => stageOf(match, incident));
  // Where not all say when they were, nobody knows where the whistles before the last went.
  const isTimed = !stages.includes(null);
  for (const { id, score, after, isEnd } of whistlesOf(match).toReversed()) {
    if (!isEnd && !isTimed) continue;
    // How sets ended stands in the match's head: here they part what there is to tell.
    if (isInSets(match) && !stages.includes(after)) continue;
    const next = isEnd ? -1 : stages.findIndex((stage) => stage !== null && stage > after);
    rows.splice(next === -1 ? stages.length : next, 0, { kind: 'divider', id, score });
  }
  return rows;
}
