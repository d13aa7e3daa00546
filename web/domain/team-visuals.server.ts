import type { EventWire } from '../../edge/contracts/event.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { withVisualsOf } from './team-visuals.ts';
import { parseEvent } from './parse-event.ts';

/** Adds the catalogue's visuals to the sides of a room's line or state: see `withVisualsOf`. */
export function withKnownLooks<Line extends { home: Team; away: Team }>(
  line: Line,
  event: EventWire | undefined,
): Line {
  const known = event && parseEvent(event, '');
  return known ? withVisualsOf(line, known) : line;
}

/** Adds the catalogue's visuals to every line of a sport's room. */
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
