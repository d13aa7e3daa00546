import type { CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import { commentaryText, type SideNames } from '../../../../realtime/protocol/commentary-text.ts';
import {
  incidentTypeSchema,
  MINOR_INCIDENTS,
  type Incident,
} from '../../../../realtime/protocol/incident.ts';
import * as v from 'valibot';
import { incidentTime, incidentTone, type IncidentTone } from '../../incident-text.ts';

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
  incidents: readonly Incident[],
  loaded: readonly CommentaryEntry[],
  names: SideNames,
): CommentaryLine[] {
  const live = incidents.map((incident) => lineOf(incident, names)).toReversed();
  const known = new Set(live.map(({ id }) => id));
  return [...live, ...loaded.filter(({ id }) => !known.has(id)).map(loadedLine)];
}

function lineOf(incident: Incident, names: SideNames): CommentaryLine {
  return {
    id: incident.id,
    time: incidentTime(incident),
    text: commentaryText(incident, names),
    tone: incident.removed ? 'plain' : incidentTone(incident),
    isKey: !MINOR_INCIDENTS.has(incident.type),
    isRemoved: incident.removed === true,
  };
}

function loadedLine(entry: CommentaryEntry): CommentaryLine {
  const { id, text, isRemoved } = entry;
  const type = v.is(incidentTypeSchema, entry.type) ? entry.type : 'comment';
  return {
    id,
    time: incidentTime(entry),
    text,
    tone: isRemoved ? 'plain' : incidentTone({ type }),
    isKey: !MINOR_INCIDENTS.has(type),
    isRemoved,
  };
}
