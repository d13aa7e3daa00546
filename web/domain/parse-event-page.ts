import type { EventPage } from '../../edge/contracts/event-page.ts';
import { parseEvent } from './parse-event.ts';
import type { ListedMatch, ListedPage } from './event-page.ts';

export function parseEventPage({ events, leagues, flag }: EventPage): ListedPage {
  const names = new Map(leagues.map(({ leagueId, leagueName }) => [leagueId, leagueName]));
  const entries = events.flatMap((event): ListedMatch[] => {
    const match = parseEvent(event, names.get(event.fixtureLeagueId) ?? '');
    if (!match) return [];
    const { fixtureRound: round, fixtureGroup: group, fixtureVenue: venue } = event;
    return [{ match, round, group, venue }];
  });
  return { entries, flag };
}
