import * as CALLS from '../../../edge/contracts/calls.ts';
import { FAVOURITE_TYPE } from '../../../edge/contracts/favourite-key.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { callOrNull } from '../../api/client.ts';
import { orNullWhenFailed } from '../../api/failure.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import type { Match } from '../../domain/match.ts';
import { parseEvent } from '../../domain/parse-event.ts';
import { addDays } from '../../../edge/shared/time/day.ts';
import { followedIds } from './followed-ids.ts';

/** Maximum number of stars to load, latest first: each costs a call. */
const MOST = 12;

export interface OtherDays {
  /** Start of the day that the page loads anyhow, ms. */
  from: number;
  sport?: Sport | undefined;
}

/**
 * Returns the visitor's starred matches of other days: upcoming ones, soonest first, then past
 * ones, latest first. Omits those that are gone or fail to load.
 */
export async function loadStarred(
  { api, edge, timeZone }: LoaderContext,
  { from, sport }: OtherDays,
  signal: AbortSignal,
): Promise<readonly ListedMatch[]> {
  const to = addDays(from, 1, timeZone);
  const isToday = from <= edge.now && edge.now < to;
  // Today's matches include one that began before midnight and is still played.
  const isOnDay = ({ kind, startTime }: Match) =>
    (startTime >= from && startTime < to) || (isToday && kind === 'live');
  const ids = followedIds(edge.visitor.favourites, FAVOURITE_TYPE.match).slice(0, MOST);
  const details = await Promise.all(
    ids.map((id) => orNullWhenFailed(callOrNull(api, CALLS.getEvent, { id }, signal))),
  );
  const starred = details.flatMap((detail): ListedMatch[] => {
    const match = detail && parseEvent(detail.event, detail.league.leagueName);
    if (!match || (sport && match.sportKey !== sport.key)) return [];
    const { fixtureRound: round, fixtureGroup: group, fixtureVenue: venue } = detail.event;
    return isOnDay(match) ? [] : [{ match, round, group, venue }];
  });
  const byStart = starred.toSorted((a, b) => a.match.startTime - b.match.startTime);
  return [
    ...byStart.filter(({ match }) => match.startTime >= to),
    ...byStart.filter(({ match }) => match.startTime < from).toReversed(),
  ];
}
