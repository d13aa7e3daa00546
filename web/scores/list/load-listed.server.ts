import type { EventPage } from '../../../edge/contracts/event-page.ts';
import { settle, type Settled } from '../../api/settled.ts';
import { notFound } from '../../app/not-found.ts';
import { NO_MATCHES, type ListedMatch, type ListedPage } from '../../domain/event-page.ts';
import { overdueLast } from '../../domain/overdue.ts';
import { parseEvent } from '../../domain/parse-event.ts';

/** A page of a league's or a team's matches: fixtures or results, `size` of them, from `flag` on. */
export interface ListQuery {
  type: 'fixtures' | 'results';
  size: number;
  flag?: string | undefined;
  /** Season of a league; by default the current one. */
  seasonId?: string | undefined;
}

/** Matches per page. */
const PAGE_SIZE = 20;

/** Returns the query of a URL that ends in `/fixtures` or `/results`. */
export function listQueryOf({ pathname, searchParams }: URL): ListQuery {
  const type = /\/results\/?$/.test(pathname) ? 'results' : 'fixtures';
  return { type, size: PAGE_SIZE, flag: searchParams.get('flag') ?? undefined };
}

/**
 * Loads a page of matches, with those overdue at `now` (ms) last; an empty one for a league or team
 * without any. Throws not found for a `flag` without a page.
 */
export function loadListed(
  call: Promise<EventPage | null>,
  { flag, now }: Pick<ListQuery, 'flag'> & { now: number },
): Promise<Settled<ListedPage>> {
  return settle(
    call.then((page) => {
      if (page) {
        const { entries, flag: next } = parseEventPage(page);
        return { entries: overdueLast(entries, now), flag: next };
      }
      if (flag !== undefined) throw notFound();
      return NO_MATCHES;
    }),
  );
}

/** Parses a response's matches, in its order; leaves out unsupported sports. */
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
