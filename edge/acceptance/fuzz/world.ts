import { wholeDetails } from '../../testing/details.ts';
import type { CatalogueRequest } from '../../../realtime/protocol/catalogue.ts';
import type { DetailsRequest } from '../../../realtime/protocol/details.ts';
import type { IngestRequest, MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { MINUTE, TODAY } from './names.ts';

/** Each sport has this league with the sport's id at its end. */
export const WORLD_LEAGUE = { id: 'world-l', name: 'World League', country: 'gb' };
const SEASON = { id: 'world-s', name: '2026' };

/** Ids that every product under test has from the start. */
export const WORLD = {
  matches: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-live`, `world-${id}-next`]),
  leagues: ALL_SPORTS.map(({ id }) => `${WORLD_LEAGUE.id}-${id}`),
  teams: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-h`, `world-${id}-a`]),
};

export const WORLD_UPDATES: IngestRequest = {
  source: 'fuzz',
  updates: ALL_SPORTS.flatMap(({ id }): MatchUpdate[] => [
    { matchId: `world-${id}-live`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1) },
    { matchId: `world-${id}-live`, sequence: 2, occurredAt: TODAY, status: 'Live' },
    { matchId: `world-${id}-next`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1_400) },
  ]),
};

export const WORLD_CATALOGUE: CatalogueRequest = {
  source: 'fuzz',
  matches: ALL_SPORTS.map(({ id }) => ({
    matchId: `world-${id}-next`,
    fixture: fixtureOf(id, 1_400),
    season: { ...SEASON, id: `${SEASON.id}-${id}` },
  })),
};

export const WORLD_DETAILS: DetailsRequest = {
  source: 'fuzz',
  details: [wholeDetails('world-1-live', 'world')],
};

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
