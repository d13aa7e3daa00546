import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { League, Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { withVisualsOf } from '../domain/team-visuals.ts';
import { seedOf } from '../scores/load-day.server.ts';

/** A match as it is when the server renders the page; the match's room adds the rest. */
export interface ViewedMatch {
  match: Match;
  league: League;
}

/**
 * Loads matches by their ids, without unknown ones. Their scores come from the rooms of their
 * sports, since one call reads a whole sport, but each match's own room needs a call of its own.
 */
export async function loadMultiView(
  { api, edge }: LoaderContext,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ViewedMatch[]> {
  const details = await Promise.all(
    ids.map((id) => callOrNull(api, CALLS.getEvent, { id }, signal)),
  );
  const known = details.flatMap((detail) => {
    const league = detail && parseLeague(detail.league, edge.visitor.language);
    const match = detail && parseEvent(detail.event, detail.league.leagueName);
    return league && match ? [{ match, league }] : [];
  });
  const sports = [...new Set(known.map(({ match }) => match.sportKey))];
  const rooms = await Promise.all(sports.map((key) => seedOf(api, key, signal)));
  return known.map(({ match, league }) => {
    const room = rooms.find(({ sportKey }) => sportKey === match.sportKey);
    const line = room?.snapshot?.lines[match.id];
    return { match: line ? withVisualsOf(matchOfLine(line), match) : match, league };
  });
}
