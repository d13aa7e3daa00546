import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { eventPageSchema, type EventPage } from '../../edge/contracts/event-page.ts';
import { leagueWireSchema, type LeagueWire } from '../../edge/contracts/league.ts';
import { bracketSchema, type Bracket } from '../../edge/contracts/bracket.ts';
import { playerStatisticsSchema, type PlayerStatistics } from '../../edge/contracts/players.ts';
import { roundListSchema, type RoundList } from '../../edge/contracts/rounds.ts';
import {
  standingsSchema,
  type Standings,
  type StandingsScope,
} from '../../edge/contracts/standings.ts';
import { teamListSchema, type TeamWire } from '../../edge/contracts/team.ts';
import type { Api } from './client.ts';
import { orNullWhenMissing } from './failure.ts';

const leagueAnswer = envelopeSchema(leagueWireSchema);
const standingsAnswer = envelopeSchema(standingsSchema);
const roundsAnswer = envelopeSchema(roundListSchema);
const bracketAnswer = envelopeSchema(bracketSchema);
const playersAnswer = envelopeSchema(playerStatisticsSchema);
const teamsAnswer = envelopeSchema(teamListSchema);
const eventsAnswer = envelopeSchema(eventPageSchema);

/** What is still to be played, soonest first, or what is over, newest first. */
export type EventPageType = 'fixtures' | 'results';

export interface PageQuery {
  /** Where the page before ended, as it said. */
  flag?: string | undefined;
  size?: number | undefined;
}

/** A league, or null when there is none of that id. */
export async function getLeague(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<LeagueWire | null> {
  const answer = await orNullWhenMissing(api.get(pathOf(id), leagueAnswer, signal));
  return answer && answer.data;
}

/** The teams of a league's newest season, by name; null when there is no such league. */
export async function getLeagueTeams(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<TeamWire[] | null> {
  const answer = await orNullWhenMissing(api.get(`${pathOf(id)}/teams`, teamsAnswer, signal));
  return answer && answer.data;
}

export interface StandingsQuery {
  seasonId?: string | undefined;
  scope?: StandingsScope | undefined;
}

/** The tables of a season, the newest unless another is named; null when there is no such league or season. */
export async function getStandings(
  api: Api,
  id: string,
  { seasonId, scope }: StandingsQuery = {},
  signal?: AbortSignal,
): Promise<Standings | null> {
  const query = new URLSearchParams();
  if (seasonId !== undefined) query.set('seasonId', seasonId);
  if (scope !== undefined) query.set('scope', scope);
  const path = `${pathOf(id)}/standings${query.size > 0 ? `?${query}` : ''}`;
  const answer = await orNullWhenMissing(api.get(path, standingsAnswer, signal));
  return answer && answer.data;
}

/** The rounds of a league's newest season; null when there is no such league. */
export async function getRounds(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<RoundList | null> {
  const answer = await orNullWhenMissing(api.get(`${pathOf(id)}/rounds`, roundsAnswer, signal));
  return answer && answer.data;
}

/** The knock-out of a league's newest season; null when there is no such league. */
export async function getBracket(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<Bracket | null> {
  const answer = await orNullWhenMissing(api.get(`${pathOf(id)}/bracket`, bracketAnswer, signal));
  return answer && answer.data;
}

/** The best players of a league's newest season, by what its sport goes by; null when there is no such league. */
export async function getTopPlayers(
  api: Api,
  id: string,
  size: number,
  signal?: AbortSignal,
): Promise<PlayerStatistics | null> {
  const path = `${pathOf(id)}/player-statistics?size=${size}`;
  const answer = await orNullWhenMissing(api.get(path, playersAnswer, signal));
  return answer && answer.data;
}

/** A page of a league's matches; null when there is no such league. */
export async function getLeagueEvents(
  api: Api,
  radarId: string,
  query: PageQuery & { type: EventPageType; signal?: AbortSignal },
): Promise<EventPage | null> {
  const path = `/api/media/v1/events/tournament/${encodeURIComponent(radarId)}/${query.type}`;
  const answer = await orNullWhenMissing(
    api.get(path + pageQuery(query), eventsAnswer, query.signal),
  );
  return answer && answer.data;
}

/** `?flag=…&size=…`, or nothing. */
export function pageQuery({ flag, size }: PageQuery): string {
  const query = new URLSearchParams();
  if (flag !== undefined) query.set('flag', flag);
  if (size !== undefined) query.set('size', String(size));
  return query.size > 0 ? `?${query}` : '';
}

function pathOf(id: string): string {
  return `/api/media/v1/leagues/${encodeURIComponent(id)}`;
}
