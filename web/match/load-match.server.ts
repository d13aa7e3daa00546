import type { EventDetail } from '../../edge/contracts/event.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import type { Language } from '../../edge/contracts/language.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { placeText } from '../../edge/contracts/place-text.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { failedBy, isAway } from '../api/settled.ts';
import { getMatchSnapshot } from '../api/rooms.ts';
import { loadHistory, NO_HISTORY, type MatchHistory } from './load-history.server.ts';
import { countryName } from '../../edge/shared/text/country-names.server.ts';
import { recordOfState } from '../domain/match-record.ts';
import type { League, Match } from '../domain/match.ts';
import { withKnownLooks } from '../domain/team-visuals.server.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseLeague } from '../domain/parse-league.server.ts';

/** Data that stays the same during a match. */
export interface MatchSetting {
  league: League;
  round: string | null;
  group: string | null;
  venue: Venue | null;
}

export interface Venue {
  name: string;
  city: string | null;
  /** ISO 3166 code, and its name. */
  country: { code: string; name: string } | null;
  /** Name and city; `address` adds the country. One line. */
  place: string;
  address: string;
  capacity: number | null;
}

export interface LoadedMatch {
  setting: MatchSetting;
  /** Parts that the catalogue has besides the history; absent if unknown. */
  parts: readonly string[] | undefined;
  /**
   * From the catalogue, or from the room if that failed. The page's address uses it; the page shows
   * it if no room has a newer state.
   */
  match: Match;
  /** Known history, if no room has it. */
  history: MatchHistory;
  /** From its room, if available. */
  roomSnapshot: HeldMatch | null;
  /** Whether the catalogue failed, so that all data is the room's. */
  isPartial: boolean;
}

/**
 * Loads a match, or null if the id is unknown. `event` is the catalogue's response, if it was
 * already requested.
 */
export async function loadMatch(
  loaderContext: LoaderContext,
  id: string,
  signal: AbortSignal,
  event: Promise<EventDetail | null> = callOrNull(
    loaderContext.api,
    CALLS.getEvent,
    { id },
    signal,
  ),
): Promise<LoadedMatch | null> {
  const [answer, snapshot] = await Promise.all([
    unlessAway(event),
    // The catalogue alone is enough for a page; the socket delivers the rest.
    orNullWhenFailed(getMatchSnapshot(loaderContext.api, id, signal)),
  ]);
  if (answer.kind === 'away') {
    // The room alone is enough too.
    if (snapshot) return byItsRoom(snapshot);
    throw answer.error;
  }
  const detail = answer.value;
  if (!detail) return null;
  const league = parseLeague(detail.league, loaderContext.edge.visitor.language);
  const match = parseEvent(detail.event, detail.league.leagueName);
  if (!league || !match) return null;
  const isFromCatalogue = snapshot === null && match.kind === 'result';
  return {
    setting: {
      league,
      round: detail.event.fixtureRound,
      group: detail.event.fixtureGroup,
      venue: venueOf(detail, loaderContext.edge.visitor.language),
    },
    parts: detail.parts,
    match,
    history: isFromCatalogue ? await loadHistory(loaderContext, id, signal) : NO_HISTORY,
    roomSnapshot: snapshot && {
      ...heldOf(snapshot),
      state: withKnownLooks(snapshot.state, detail.event),
    },
    isPartial: false,
  };
}

type Answer<Value> = { kind: 'loaded'; value: Value } | { kind: 'away'; error: unknown };

/** Returns the response, or that the API is unreachable. Rethrows a refusal and any other error. */
async function unlessAway<Value>(call: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    if (!isAway(failedBy(error))) throw error;
    return { kind: 'away', error };
  }
}

function byItsRoom(snapshot: MatchSnapshot): LoadedMatch {
  const { state } = snapshot;
  const { match } = recordOfState(state);
  const league = { id: match.leagueId, name: match.leagueName, sportKey: match.sportKey };
  return {
    setting: { league: { ...league, country: null }, round: null, group: null, venue: null },
    parts: undefined,
    match,
    history: NO_HISTORY,
    roomSnapshot: heldOf(snapshot),
    isPartial: true,
  };
}

function heldOf({ epoch, version, state }: MatchSnapshot): HeldMatch {
  return { epoch, version, state };
}

/** Returns a match page's HTTP status: see `statusOfDay`. */
export function statusOfMatch({ isPartial }: LoadedMatch): number {
  return isPartial ? 503 : 200;
}

function venueOf({ event, venue }: EventDetail, language: Language): Venue | null {
  const name = venue?.venueName ?? event.fixtureVenue;
  if (name === null) return null;
  const code = venue?.venueCountry ?? null;
  const country = countryName(code, language);
  const city = venue?.venueCity ?? null;
  return {
    name,
    city,
    place: placeText(name, city),
    address: placeText(name, city, country),
    country: code !== null && country !== null ? { code, name: country } : null,
    capacity: venue?.venueCapacity ?? null,
  };
}
