import * as v from 'valibot';
import type { CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import {
  incidentTypeSchema,
  MINOR_INCIDENTS,
  type Incident,
} from '../../../../realtime/protocol/incident.ts';
import type { Text } from '../../../text/text.ts';
import {
  incidentTime,
  incidentTone,
  type IncidentTone,
  type PlayTime,
} from '../../incident-text.ts';
import { commentaryText, type SideNames, type Told } from './commentary-text.ts';

/** A sentence of a match's commentary. */
export interface CommentaryLine {
  id: string;
  /** "45+2'", or the period where the sport counts no minutes. */
  time: string;
  text: string;
  tone: IncidentTone;
  /** Whether it decides the match, as a goal or a card does. */
  isKey: boolean;
  isRemoved: boolean;
}

/** All that is told, newest first: what the room of the match tells, then what was loaded and it does not. */
export function commentaryLines(
  t: Text,
  incidents: readonly Incident[],
  loaded: readonly CommentaryEntry[],
  names: SideNames,
): CommentaryLine[] {
  const live = incidents
    .map((incident) => {
      const told = { ...incident, outcome: incident.shot?.outcome };
      return lineOf(t, told, commentaryText(t, told, names));
    })
    .toReversed();
  const known = new Set(live.map(({ id }) => id));
  return [
    ...live,
    ...loaded.filter(({ id }) => !known.has(id)).map((entry) => loadedLine(t, entry, names)),
  ];
}

function loadedLine(t: Text, entry: CommentaryEntry, names: SideNames): CommentaryLine {
  const told = {
    ...entry,
    type: v.is(incidentTypeSchema, entry.type) ? entry.type : 'comment',
    player: entry.player ?? undefined,
    relatedPlayer: entry.relatedPlayer ?? undefined,
    text: entry.detail,
    removed: entry.isRemoved,
  } as const;
  return lineOf(t, told, entry.text ?? commentaryText(t, told, names));
}

function lineOf(
  t: Text,
  told: Pick<Told, 'type' | 'removed'> & PlayTime & { id: string },
  text: string,
): CommentaryLine {
  return {
    id: told.id,
    time: incidentTime(t, told),
    text,
    tone: told.removed ? 'plain' : incidentTone(told),
    isKey: !MINOR_INCIDENTS.has(told.type),
    isRemoved: told.removed === true,
  };
}
