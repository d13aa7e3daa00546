import * as v from 'valibot';
import * as CALLS from '../../edge/contracts/calls.ts';
import { standingsScopeSchema, type StandingsScope } from '../../edge/contracts/standings.ts';
import { callOrNull, type Api } from '../api/client.ts';
import { settle, type Settled } from '../api/settled.ts';
import { parseStandings } from './parse-standings.ts';
import type { Standings } from './standings.ts';

interface StandingsQuery {
  seasonId?: string | undefined;
  scope?: StandingsScope | undefined;
}

/** The tables of a league as a screen's part; null for a league or season that has none. */
export function loadStandings(
  api: Api,
  leagueId: string,
  query: StandingsQuery,
  signal: AbortSignal,
): Promise<Settled<Standings | null>> {
  return settle(
    callOrNull(api, CALLS.getStandings, { id: leagueId, ...query }, signal).then(
      (wire) => wire && parseStandings(wire),
    ),
  );
}

/** What a page's query asks of the tables; a scope that is none is left out. */
export function standingsQuery(query: URLSearchParams): StandingsQuery {
  const scope = query.get('scope');
  const seasonId = query.get('seasonId');
  return { ...(seasonId && { seasonId }), ...(v.is(standingsScopeSchema, scope) && { scope }) };
}
