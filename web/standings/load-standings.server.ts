import * as v from 'valibot';
import * as CALLS from '../../edge/contracts/calls.ts';
import { standingsScopeSchema, type StandingsScope } from '../../edge/contracts/standings.ts';
import { callOrNull, type Api } from '../api/client.ts';
import { settle, type Settled } from '../api/settled.ts';
import { uncounted } from './live-tables.ts';
import { parseStandings } from './parse-standings.ts';
import type { Standings } from './standings.ts';

interface StandingsQuery {
  seasonId?: string | undefined;
  scope?: StandingsScope | undefined;
}

/**
 * Loads a league's tables; null for a league or season without any, and for a fan with a delay if
 * the live matches cannot be subtracted (see `uncounted`).
 */
export function loadStandings(
  api: Api,
  leagueId: string,
  query: StandingsQuery,
  signal: AbortSignal,
): Promise<Settled<Standings | null>> {
  return settle(
    callOrNull(api, CALLS.getStandings, { id: leagueId, ...query }, signal).then((wire) => {
      const standings = wire && parseStandings(wire);
      return standings && api.delay ? uncounted(standings) : standings;
    }),
  );
}

/** Returns the table options in a page's query; ignores an unknown scope. */
export function standingsQuery(query: URLSearchParams): StandingsQuery {
  const scope = query.get('scope');
  const seasonId = query.get('seasonId');
  return { ...(seasonId && { seasonId }), ...(v.is(standingsScopeSchema, scope) && { scope }) };
}
