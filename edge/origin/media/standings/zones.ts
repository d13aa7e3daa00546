import type { Zone } from '../../../../realtime/protocol/season-rules.ts';
import type { ZoneWire } from '../../../contracts/standings.ts';

export function zoneWire({ kind, name }: Zone): ZoneWire {
  return { zoneKind: kind, zoneName: name };
}

/** What a place (1 is the first) of a table leads to. */
export function zoneAt(zones: readonly Zone[], place: number): ZoneWire | null {
  const zone = zones.find(({ from, to }) => from <= place && place <= to);
  return zone ? zoneWire(zone) : null;
}
