import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import { recordApplied } from '../../ingest/record-applied.ts';
import { env } from '../../testing/bindings.ts';
import { newMatchId } from '../../testing/football.ts';
import { overridden } from '../../testing/overridden.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { createDatabase } from '../db/database.ts';
import { matchPlayers } from '../db/details-schema.ts';
import { players } from '../db/schema.ts';
import type { MatchStateRecord } from './match-state-record.ts';
import { writeRecords } from './write-records.ts';
import { writeStates } from './write-states.ts';

const db = createDatabase(env.DB);

const goal: Incident = {
  id: 'i',
  type: 'goal',
  team: 'home',
  minute: 1,
  player: 'Bo Ek',
  playerId: 'named-1',
  relatedPlayer: 'Cy Lund',
  relatedPlayerId: 'named-2',
};

async function sidesOf(incidents: Incident[]) {
  const matchId = newMatchId();
  const over = { incidents, status: 'Finished', matchStatus: 'Ended' } as const;
  await writeRecords(db, [snapshot(matchId, over)], 1_000);
  const rows = await db.select().from(matchPlayers).where(eq(matchPlayers.matchId, matchId));
  return Object.fromEntries(rows.map(({ playerId, side }) => [playerId, side]));
}

it.each([
  ['a goal and its assist are of the side that scores', goal, ['home', 'home']],
  ['an own goal is of the other side', { ...goal, type: 'own-goal' }, ['away', undefined]],
  ['who is fouled is of the other side', { ...goal, type: 'foul' }, ['home', undefined]],
  ['what counts for no side tells of nobody', { ...goal, team: null }, [undefined, undefined]],
  ['who comes on has played', { ...goal, type: 'substitution' }, ['home', 'home']],
] as const)('%s', async (_name, incident, [player, related]) => {
  const sides = await sidesOf([incident]);
  expect([sides['named-1'], sides['named-2']]).toEqual([player, related]);
});

it('creates a player for everyone an incident names with an id', async () => {
  await sidesOf([{ ...goal, playerId: 'scorer-7', player: 'Di Ro' }]);
  const [player] = await db.select().from(players).where(eq(players.id, 'scorer-7'));
  expect(player).toMatchObject({ name: 'Di Ro', sportId: 1, birthDate: null });
});

it('creates the players that new incidents of a live match name', async () => {
  const states: MatchStateRecord[] = [];
  const queue = overridden(env.MATCH_STATES, {
    sendBatch: async (messages: { body: MatchStateRecord }[]) => {
      states.push(...messages.map(({ body }) => body));
    },
  });
  const matchId = newMatchId();
  const incidents = [{ ...goal, playerId: 'live-9' }];
  const update = { matchId, sequence: 1, occurredAt: 1, incidents };
  const result = { matchId, sequence: 1, outcome: 'applied', version: 1 } as const;
  const applied = { matchId, outcomes: [{ update, result }], snapshot: snapshot(matchId) };
  await recordApplied({ ...env, MATCH_STATES: queue }, [applied], 1_000);
  await writeStates(db, states);
  const [player] = await db.select().from(players).where(eq(players.id, 'live-9'));
  expect(player?.name).toBe('Bo Ek');
});

it('replaces the players of a match when a newer record has other incidents', async () => {
  const matchId = newMatchId();
  const over = { status: 'Finished', matchStatus: 'Ended' } as const;
  await writeRecords(db, [snapshot(matchId, { ...over, version: 1, incidents: [goal] })], 1);
  await writeRecords(db, [snapshot(matchId, { ...over, version: 2, incidents: [] })], 2);
  const rows = await db.select().from(matchPlayers).where(eq(matchPlayers.matchId, matchId));
  expect(rows).toEqual([]);
});
