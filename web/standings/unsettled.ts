import type { Match } from '../domain/match.ts';
import { isOrderGuessed } from './rank-rows.ts';
import type { Standings, StandingsTable } from './standings.ts';

/**
 * Returns why the tables should reload, one text per reason: a match ended; the room has a match of
 * the league that was unknown when the tables loaded; or only all matches can decide the order of
 * level teams.
 */
export function unsettledReasons(
  { league, countedEvents, tables: base, rule }: Standings,
  tables: readonly StandingsTable[],
  known: ReadonlyMap<string, Match>,
  matches: ReadonlyMap<string, Match>,
): string[] {
  const events = new Map(countedEvents.map((event) => [event.eventId, event]));
  const ofMatches = [...matches.values()].flatMap((match) => {
    if (match.leagueId !== league.id) return [];
    const event = events.get(match.id);
    if (!event) return known.has(match.id) ? [] : [`new ${match.id}`];
    const isOver = match.kind === 'result';
    return isOver && (event.counted?.isLive ?? true) ? [`over ${match.id}`] : [];
  });
  const ofOrder = tables.flatMap(({ rows }, index) => {
    const read = base[index]?.rows ?? [];
    if (!rule || !isOrderGuessed(rows, read, rule)) return [];
    // The text contains results, not scores, so that a reload does not follow every basket.
    const results = rows.map(({ team, won, drawn, lost }) => [team.id, won, drawn, lost].join(' '));
    return [`order ${results.join()}`];
  });
  return [...ofMatches, ...ofOrder];
}
