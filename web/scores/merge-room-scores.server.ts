import type { EventList } from '../../edge/contracts/event.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { mapValid } from '../domain/map-valid.ts';
import { isOfDay, type DayScores, type RoomSnapshot } from '../domain/day-scores.ts';
import { byImportance } from '../domain/league-order.server.ts';
import { linesWithKnownLooks } from '../domain/team-visuals.server.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseLeague } from '../domain/parse-league.server.ts';

/**
 * Merges the rooms' matches with the catalogue's matches of the day; a room's match replaces the
 * catalogue's.
 */
export function mergeRoomScores(
  list: EventList,
  rooms: RoomSnapshot[],
  renderClock: Pick<DayScores, 'day' | 'isToday' | 'now' | 'timeZone' | 'isPartial'>,
  { language, countryCode }: Pick<Visitor, 'language' | 'countryCode'>,
  report: (error: unknown) => void,
): DayScores {
  const inOrder = byImportance(list.leagues, countryCode);
  const known = mapValid(inOrder, (wire) => parseLeague(wire, language), report);
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const all = mapValid(
    list.events,
    (event) => parseEvent(event, nameOf.get(event.fixtureLeagueId) ?? ''),
    report,
  ).filter((match) => isOfDay(match, renderClock));
  const listed = new Set(all.map(({ sportKey }) => sportKey));
  const roomSnapshots = rooms.filter(
    ({ sportKey, snapshot }) =>
      (renderClock.isToday && listed.has(sportKey)) ||
      linesOf(snapshot).some((line) => isOfDay(line, renderClock)),
  );
  const lines = roomSnapshots.flatMap(({ snapshot }) => linesOf(snapshot));
  const held = new Set(lines.map(({ matchId }) => matchId));
  const played = new Set([...all, ...lines].map(({ leagueId }) => leagueId));
  return {
    ...renderClock,
    leagues: known.filter(({ id }) => played.has(id)),
    roomSnapshots: roomSnapshots.map(({ sportKey, snapshot }) => ({
      sportKey,
      snapshot: snapshot && linesWithKnownLooks(snapshot, list.events),
    })),
    matches: all.filter(({ id }) => !held.has(id)),
  };
}

function linesOf(snapshot: SportSnapshot | null): MatchLine[] {
  return snapshot ? Object.values(snapshot.lines) : [];
}
