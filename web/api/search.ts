import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import {
  foundLeaguesSchema,
  foundSportsSchema,
  foundTeamsSchema,
  type Found,
} from '../../edge/contracts/search.ts';
import type { SportWire } from '../../edge/contracts/sport.ts';
import { teamListSchema, type TeamWire } from '../../edge/contracts/team.ts';
import type { Api } from './client.ts';

export interface SearchCall {
  keyword: string;
  /** From 1. */
  page: number;
  size: number;
}

const sportsAnswer = envelopeSchema(foundSportsSchema);
const teamsAnswer = envelopeSchema(foundTeamsSchema);
const leaguesAnswer = envelopeSchema(foundLeaguesSchema);
const suggestedAnswer = envelopeSchema(teamListSchema);

export async function searchSports(
  api: Api,
  call: SearchCall,
  signal?: AbortSignal,
): Promise<Found<SportWire>> {
  const { data } = await api.get(pathOf('sport', call), sportsAnswer, signal);
  return data;
}

export async function searchTeams(
  api: Api,
  call: SearchCall,
  signal?: AbortSignal,
): Promise<Found<TeamWire>> {
  const { data } = await api.get(pathOf('team', call), teamsAnswer, signal);
  return data;
}

export async function searchLeagues(
  api: Api,
  call: SearchCall,
  signal?: AbortSignal,
): Promise<Found<LeagueWire>> {
  const { data } = await api.get(pathOf('league', call), leaguesAnswer, signal);
  return data;
}

/** The busiest teams of a sport, or of all. */
export async function getSuggestedTeams(
  api: Api,
  sportRadarId = 'all',
  signal?: AbortSignal,
): Promise<TeamWire[]> {
  const query = new URLSearchParams({ sportRadarId });
  const { data } = await api.get(`/api/media/v1/teams/suggested?${query}`, suggestedAnswer, signal);
  return data;
}

function pathOf(kind: 'sport' | 'team' | 'league', { keyword, page, size }: SearchCall): string {
  const query = new URLSearchParams({ keyword, page: String(page), size: String(size) });
  return `/api/media/v1/search/${kind}?${query}`;
}
