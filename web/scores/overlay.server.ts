import type { EventList } from '../../edge/contracts/event.ts';
import type { SportSnapshot } from '../../realtime/protocol/frame.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { isOfDay, type DayScores, type SportSeed } from '../domain/day-scores.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseLeague } from '../domain/parse-league.server.ts';

/** Lays what the rooms hold now over what the catalogue says of the day. */
export function overlay(
  list: EventList,
  rooms: SportSeed[],
  moment: Pick<DayScores, 'day' | 'isToday' | 'now' | 'timeZone' | 'isPartial'>,
  report: (error: unknown) => void,
): DayScores {
  const leagues = eachAlone(list.leagues, parseLeague, report);
  const nameOf = new Map(leagues.map(({ id, name }) => [id, name]));
  const all = eachAlone(
    list.events,
    (event) => parseEvent(event, nameOf.get(event.fixtureLeagueId) ?? ''),
    report,
  );
  const listed = new Set(all.map(({ sportKey }) => sportKey));
  const seeds = rooms.filter(
    ({ sportKey, snapshot }) =>
      (moment.isToday && listed.has(sportKey)) ||
      linesOf(snapshot).some((line) => isOfDay(line, moment)),
  );
  const held = new Set(
    seeds.flatMap(({ snapshot }) => linesOf(snapshot).map(({ matchId }) => matchId)),
  );
  return { ...moment, leagues, seeds, matches: all.filter(({ id }) => !held.has(id)) };
}

function linesOf(snapshot: SportSnapshot | null): MatchLine[] {
  return snapshot ? Object.values(snapshot.lines) : [];
}
