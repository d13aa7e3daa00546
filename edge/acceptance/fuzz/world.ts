import { wholeDetails } from '../../testing/details.ts';
import type { CatalogueRequest } from '../../../realtime/protocol/catalogue.ts';
import type { DetailsRequest } from '../../../realtime/protocol/details.ts';
import type { IngestRequest, MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { Client } from './client.ts';
import { jsonText } from './json-text.ts';
import { MINUTE, TODAY } from './names.ts';

/** The league of each sport is this one with the sport's id at its end. */
export const WORLD_LEAGUE = { id: 'world-l', name: 'World League', country: 'gb' };
const SEASON = { id: 'world-s', name: '2026' };

/** Ids that every product under trial has from its beginning. */
export const WORLD = {
  matches: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-live`, `world-${id}-next`]),
  leagues: ALL_SPORTS.map(({ id }) => `${WORLD_LEAGUE.id}-${id}`),
  teams: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-h`, `world-${id}-a`]),
};

const WORLD_UPDATES: IngestRequest = {
  source: 'fuzz',
  updates: ALL_SPORTS.flatMap(({ id }): MatchUpdate[] => [
    { matchId: `world-${id}-live`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1) },
    { matchId: `world-${id}-live`, sequence: 2, occurredAt: TODAY, status: 'Live' },
    { matchId: `world-${id}-next`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1_400) },
  ]),
};

const WORLD_CATALOGUE: CatalogueRequest = {
  source: 'fuzz',
  matches: ALL_SPORTS.map(({ id }) => ({
    matchId: `world-${id}-next`,
    fixture: fixtureOf(id, 1_400),
    season: { ...SEASON, id: `${SEASON.id}-${id}` },
  })),
};

const WORLD_DETAILS: DetailsRequest = {
  source: 'fuzz',
  details: [wholeDetails('world-1-live', 'world')],
};

/** Sends in what is there before any case: of each sport a match in play and one to come, of football all details. */
export async function sendWorld(client: Client, secret: string): Promise<void> {
  const postings = [
    { call: 'updates', body: WORLD_UPDATES },
    { call: 'catalogue', body: WORLD_CATALOGUE },
    { call: 'details', body: WORLD_DETAILS },
  ] as const;
  for (const { call, body } of postings) {
    const posting = { call, bytes: jsonText(body), signature: 'good' } as const;
    const { status, text } = await client.post(posting, secret);
    if (status !== 200) throw new Error(`The world was answered ${status}: ${text}`);
  }
}

function fixtureOf(sportId: SportId, minute: number) {
  const side = (name: string) => ({ id: `world-${sportId}-${name}`, name: `World ${name}` });
  return {
    sportId,
    league: { ...WORLD_LEAGUE, id: `${WORLD_LEAGUE.id}-${sportId}` },
    home: { ...side('h'), shortName: 'WOH' },
    away: { ...side('a'), shortName: 'WOA' },
    startTime: TODAY + minute * MINUTE,
  };
}
