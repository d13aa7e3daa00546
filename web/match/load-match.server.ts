import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import { getEvent } from '../api/events.ts';
import { isApiFailure } from '../api/failure.ts';
import type { Loading } from '../api/load-api.server.ts';
import { getMatchSnapshot } from '../api/rooms.ts';
import type { League, Match } from '../scores/match.ts';
import { parseEvent } from '../scores/parse-event.ts';
import { parseLeague } from '../scores/parse-league.ts';

/** What does not change while a match is played. */
export interface MatchSetting {
  league: League;
  round: string | null;
  group: string | null;
  venue: string | null;
}

export interface LoadedMatch {
  setting: MatchSetting;
  /** As the catalogue has it: what its page's address is made of, and shown where no room knows more. */
  match: Match;
  /** As its room has it, if it does. */
  seed: HeldMatch | null;
}

/** One match, or null when there is none of that id. */
export async function loadMatch(
  { api }: Loading,
  id: string,
  signal: AbortSignal,
): Promise<LoadedMatch | null> {
  const [detail, snapshot] = await Promise.all([
    getEvent(api, id, signal),
    getMatchSnapshot(api, id, signal).catch((error: unknown) => {
      // The catalogue alone still makes a page; the socket will bring the rest.
      if (isApiFailure(error)) return null;
      throw error;
    }),
  ]);
  if (!detail) return null;
  const { event } = detail;
  const league = parseLeague(detail.league);
  const match = parseEvent(event, detail.league.leagueName);
  if (!league || !match) return null;
  return {
    setting: {
      league,
      round: event.fixtureRound,
      group: event.fixtureGroup,
      venue: event.fixtureVenue,
    },
    match,
    seed: snapshot && { epoch: snapshot.epoch, version: snapshot.version, state: snapshot.state },
  };
}
