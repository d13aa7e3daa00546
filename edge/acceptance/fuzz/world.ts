import { wholeDetails } from '../../testing/details.ts';
import type { CatalogueRequest } from '../../../realtime/protocol/catalogue.ts';
import type { DetailsRequest } from '../../../realtime/protocol/details.ts';
import type { IngestRequest, MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { Client } from './client.ts';
import { jsonText, MINUTE, TODAY } from './names.ts';

/** Ids that every product under test has from the start. */
export const WORLD = {
  matches: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-live`, `world-${id}-next`]),
  leagues: ALL_SPORTS.map(({ id }) => `world-${id}-l`),
  teams: ALL_SPORTS.flatMap(({ id }) => [`world-${id}-h`, `world-${id}-a`]),
};

const updates: IngestRequest = {
  source: 'fuzz',
  updates: ALL_SPORTS.flatMap(({ id }): MatchUpdate[] => [
    { matchId: `world-${id}-live`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1) },
    { matchId: `world-${id}-live`, sequence: 2, occurredAt: TODAY, status: 'Live' },
    { matchId: `world-${id}-next`, sequence: 1, occurredAt: TODAY, fixture: fixtureOf(id, 1_400) },
  ]),
};

const catalogue: CatalogueRequest = {
  source: 'fuzz',
  matches: ALL_SPORTS.map(({ id }) => ({
    matchId: `world-${id}-next`,
    fixture: fixtureOf(id, 1_400),
    season: { id: `world-s-${id}`, name: '2026' },
  })),
};

const details: DetailsRequest = {
  source: 'fuzz',
  details: [wholeDetails('world-1-live', 'world')],
};

/** Returns a fixture of that minute of today, with a league and teams of that prefix. */
export function fixtureOf(sportId: SportId, minute: number, prefix = `world-${sportId}`) {
  const named = (name: string) => ({ id: `${prefix}-${name}`, name: `World ${name}` });
  return {
    sportId,
    league: { ...named('l'), country: 'gb' },
    home: { ...named('h'), shortName: 'WOH' },
    away: { ...named('a'), shortName: 'WOA' },
    startTime: TODAY + minute * MINUTE,
  };
}

/** Longest wait for an answer of a product that has just begun, ms. */
const BEGIN_WITHIN_MS = 60_000;

/** Sends the initial data: a match in play and a coming one of each sport, all details of football. */
export async function sendWorld({ url, secret }: { url: string; secret: string }): Promise<void> {
  const client = new Client(url, BEGIN_WITHIN_MS);
  const bodies = { updates, catalogue, details };
  for (const call of ['updates', 'catalogue', 'details'] as const) {
    const bytes = jsonText(bodies[call]);
    const { status, text } = await client.post({ call, bytes, signature: 'good' }, secret);
    if (status !== 200) throw new Error(`The initial ${call} got the answer ${status}: ${text}`);
  }
  client.close();
}
