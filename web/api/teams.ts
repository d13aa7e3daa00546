import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { eventPageSchema, type EventPage } from '../../edge/contracts/event-page.ts';
import { leagueListSchema, type LeagueWire } from '../../edge/contracts/league.ts';
import { squadWireSchema, type SquadWire } from '../../edge/contracts/squad.ts';
import { teamWireSchema, type TeamWire } from '../../edge/contracts/team.ts';
import type { Api } from './client.ts';
import { orNullWhenMissing } from './failure.ts';
import { pageQuery, type EventPageType, type PageQuery } from './leagues.ts';

const teamAnswer = envelopeSchema(teamWireSchema);
const leaguesAnswer = envelopeSchema(leagueListSchema);
const squadAnswer = envelopeSchema(squadWireSchema);
const eventsAnswer = envelopeSchema(eventPageSchema);

/** What other calls are called in the place of an id: a page's path can say anything. */
const BESIDE_TEAMS = new Set(['suggested', 'group']);

/** A team, or null when there is none of that id. */
export async function getTeam(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<TeamWire | null> {
  if (BESIDE_TEAMS.has(id)) return null;
  const answer = await orNullWhenMissing(api.get(pathOf(id), teamAnswer, signal));
  return answer && answer.data;
}

/** Every league a team has a match in, by name; null when there is no such team. */
export async function getTeamLeagues(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<LeagueWire[] | null> {
  const answer = await orNullWhenMissing(api.get(`${pathOf(id)}/leagues`, leaguesAnswer, signal));
  return answer && answer.data;
}

/** The newest squad of a team; null when there is no such team. */
export async function getSquad(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<SquadWire | null> {
  const answer = await orNullWhenMissing(api.get(`${pathOf(id)}/squad`, squadAnswer, signal));
  return answer && answer.data;
}

/** A page of a team's matches; null when there is no such team. */
export async function getTeamEvents(
  api: Api,
  radarId: string,
  query: PageQuery & { type: EventPageType; signal?: AbortSignal },
): Promise<EventPage | null> {
  const path = `/api/media/v1/events/team/${encodeURIComponent(radarId)}/${query.type}`;
  const answer = await orNullWhenMissing(
    api.get(path + pageQuery(query), eventsAnswer, query.signal),
  );
  return answer && answer.data;
}

function pathOf(id: string): string {
  return `/api/media/v1/teams/${encodeURIComponent(id)}`;
}
