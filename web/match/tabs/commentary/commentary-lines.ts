import * as v from 'valibot';
import type { CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import {
  incidentTypeSchema,
  MINOR_INCIDENTS,
  type Incident,
} from '../../../../realtime/protocol/incident.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import {
  incidentTime,
  incidentTone,
  type IncidentTone,
  type PlayTime,
} from '../../incident-time.ts';
import { disallowedIn } from '../../disallowed.ts';
import { commentaryText, type SideNames, type DescribedIncident } from './commentary-text.ts';

/** A sentence of a match's commentary. */
export interface CommentaryLine {
  id: string;
  /** "45+2'", or the period in sports without minutes. */
  time: string;
  text: string;
  /** Whether it is the source's own English text. */
  isOfSource: boolean;
  tone: IncidentTone;
  team: Side | null;
  /** Whether it is decisive, such as a goal or a card. */
  isKey: boolean;
  isRemoved: boolean;
}

/** Returns all lines, newest first: the room's, then loaded ones that the room does not have. */
export function commentaryLines(
  t: Text,
  incidents: readonly Incident[],
  loaded: readonly CommentaryEntry[],
  { home, away, sportKey }: SideNames & Pick<DescribedIncident, 'sportKey'>,
): CommentaryLine[] {
  const live = incidents.map((incident): Timed => ({
    ...incident,
    outcome: incident.shot?.outcome,
  }));
  const known = new Set(live.map(({ id }) => id));
  // Loaded pages have the latest first.
  const all = [
    ...loaded
      .filter(({ id }) => !known.has(id))
      .map(timedOf)
      .toReversed(),
    ...live,
  ];
  const { goals } = disallowedIn(all);
  return all
    .map((given) => {
      const disallowed = goals.get(given.id);
      const text =
        given.sentence ?? commentaryText(t, { ...given, sportKey, disallowed }, { home, away });
      const isOfSource =
        given.sentence !== undefined || (given.type === 'comment' && given.text !== undefined);
      return { ...lineOf(t, given), text, isOfSource };
    })
    .toReversed();
}

/** An incident with its time, and its source's sentence if that is complete. */
type Timed = Omit<DescribedIncident, 'sportKey'> &
  PlayTime & { id: string; sentence?: string | undefined };

function timedOf(entry: CommentaryEntry): Timed {
  return {
    ...entry,
    type: v.is(incidentTypeSchema, entry.type) ? entry.type : 'comment',
    player: entry.player ?? undefined,
    relatedPlayer: entry.relatedPlayer ?? undefined,
    text: entry.detail,
    removed: entry.isRemoved,
    sentence: entry.text,
  };
}

function lineOf(
  t: Text,
  given: Pick<DescribedIncident, 'type' | 'removed'> & PlayTime & { id: string },
): Omit<CommentaryLine, 'text' | 'isOfSource'> {
  return {
    id: given.id,
    time: incidentTime(t, given),
    team: given.team ?? null,
    tone: given.removed ? 'plain' : incidentTone(given),
    isKey: !MINOR_INCIDENTS.has(given.type),
    isRemoved: given.removed === true,
  };
}
