import type { EventWire } from '../../edge/contracts/event.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { parseEvent } from './parse-event.ts';

/**
 * The sides of a room's line or state with the code, nation and logo that the
 * catalogue knows and the room's feed did not send: a live feed brings scores,
 * a catalogue brings logos. A page keeps them as its lines change, until it
 * gets a whole snapshot anew.
 */
export function withKnownLooks<Line extends { home: Team; away: Team }>(
  line: Line,
  event: EventWire | undefined,
): Line {
  const known = event && parseEvent(event, '');
  if (!known) return line;
  return { ...line, home: { ...known.home, ...line.home }, away: { ...known.away, ...line.away } };
}

/** The same of all lines of a sport's room. */
export function linesWithKnownLooks(
  snapshot: SportSnapshot,
  events: readonly EventWire[],
): SportSnapshot {
  const byId = new Map(events.map((event) => [event.eventId, event]));
  const lines = Object.entries(snapshot.lines).map(([id, line]) => [
    id,
    withKnownLooks(line, byId.get(id)),
  ]);
  return { ...snapshot, lines: Object.fromEntries(lines) };
}
