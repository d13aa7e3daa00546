import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { assert, expect, it } from 'vitest';
import { createMatchRoom, restoreMatchRoom } from '../../rooms/match-room.ts';
import { kickOff, newMatchId, scored, updatesOf } from '../conformance/match-updates.ts';
import { ingestUpdates } from '../ingest-updates.ts';
import { matchRoom } from '../room-stub.ts';
import { MatchPartyStorage } from './match-party-storage.ts';
import { SportPartyStorage } from './sport-party-storage.ts';
import { numberedKey } from './storage-keys.ts';

const EPOCH = 'epoch-00001';
const NEXT = 'epoch-00002';

it('a match that was stored under other rules keeps its valid updates, permanently', async () => {
  const matchId = newMatchId();
  const [first, second] = [kickOff(matchId), scored(matchId, 2, 1, 0)];
  await runInDurableObject(matchRoom(env, newMatchId()), async (_room, { storage }) => {
    await storage.put({
      room: { epoch: EPOCH, rules: 0, version: 3, lineConfirmed: 3, lastSeenAt: 0 },
      [numberedKey('log:', 1)]: first,
      [numberedKey('log:', 2)]: second,
      [numberedKey('log:', 3)]: { ...second, stats: { shots: { home: Infinity, away: 1 } } },
      [numberedKey('log:', 4)]: 'nothing of the kind',
      [numberedKey('history:', 3)]: { type: 'delta' },
    });
    const open = () =>
      MatchPartyStorage.open(storage, { room: matchId, newEpoch: NEXT, rebuild: false });
    const { stored } = await open();
    expect(stored).toMatchObject({ epoch: NEXT, version: 3, lineConfirmed: 0, history: [] });
    expect(restoreMatchRoom(stored).state).toMatchObject({ score: { home: 1, away: 0 } });
    expect(stored.log).toEqual([first, second]);
    expect((await open()).stored).toEqual(stored);
  });
});

it('updates and deltas of a match come back in their order, after nine as well', async () => {
  const matchId = newMatchId();
  const updates = updatesOf(matchId, 11);
  const { change } = ingestUpdates(createMatchRoom(EPOCH), updates, 0);
  assert(change);
  await runInDurableObject(matchRoom(env, newMatchId()), async (_room, { storage }) => {
    const open = () =>
      MatchPartyStorage.open(storage, { room: matchId, newEpoch: EPOCH, rebuild: false });
    (await open()).storage.write(change);
    const { stored } = await open();
    expect(stored.log).toEqual(updates);
    expect(stored.history).toEqual(change.deltas);
  });
});

it('a sport keeps its other matches when a stored line is invalid', async () => {
  await runInDurableObject(matchRoom(env, newMatchId()), async (_room, { storage }) => {
    const held = { epoch: EPOCH, version: 1, closedAt: null, lastSeenAt: 0 };
    await storage.put({
      room: { epoch: EPOCH, version: 4 },
      'held:m1': { ...held, line: null, droppedAt: 1 },
      'held:m2': { ...held, line: {}, droppedAt: null },
      [numberedKey('history:', 4)]: { type: 'delta' },
    });
    const { stored } = await SportPartyStorage.open(storage, NEXT);
    expect(stored).toMatchObject({ epoch: NEXT, version: 4, history: [] });
    expect([...stored.held].map(([matchId]) => matchId)).toEqual(['m1']);
    expect((await SportPartyStorage.open(storage, EPOCH)).stored).toEqual(stored);
  });
});
