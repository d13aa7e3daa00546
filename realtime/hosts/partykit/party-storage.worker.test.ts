import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { restoreMatchRoom } from '../../rooms/match-room.ts';
import { kickOff, newMatchId, scored } from '../conformance/match-updates.ts';
import { matchRoom } from '../room-stub.ts';
import { MatchPartyStorage } from './match-party-storage.ts';
import { SportPartyStorage } from './sport-party-storage.ts';
import { numberedKey } from './storage-keys.ts';

const EPOCH = 'epoch-00001';
const NEXT = 'epoch-00002';

it('a match that was stored under other rules is repaired, and the repair is stored', async () => {
  const matchId = newMatchId();
  const [first, second] = [kickOff(matchId), scored(matchId, 2, 1, 0)];
  await runInDurableObject(matchRoom(env, newMatchId()), async (_room, { storage }) => {
    await storage.put({
      room: { epoch: EPOCH, version: 2, lineConfirmed: 2 },
      [numberedKey('log:', 1)]: first,
      [numberedKey('log:', 2)]: { ...second, stats: { shots: { home: Infinity, away: 1 } } },
      [numberedKey('log:', 3)]: 'nothing of the kind',
      [numberedKey('history:', 2)]: { type: 'delta' },
    });
    const open = () =>
      MatchPartyStorage.open(storage, { room: matchId, newEpoch: NEXT, mend: false });
    const { stored } = await open();
    expect(stored).toMatchObject({ epoch: NEXT, version: 2, lineConfirmed: 0, history: [] });
    expect(restoreMatchRoom(stored).state).toMatchObject({
      score: { home: 1, away: 0 },
      stats: {},
    });
    expect(stored.log).toEqual([first, { ...second, stats: {} }]);
    expect((await open()).stored).toEqual(stored);
  });
});

it('a sport keeps its other matches when a stored line is invalid', async () => {
  await runInDurableObject(matchRoom(env, newMatchId()), async (_room, { storage }) => {
    await storage.put({
      room: { epoch: EPOCH, version: 4 },
      'held:m1': {
        epoch: EPOCH,
        version: 1,
        line: null,
        closedAt: null,
        lastSeenAt: 0,
        droppedAt: 1,
      },
      'held:m2': {
        epoch: EPOCH,
        version: 1,
        line: {},
        closedAt: null,
        lastSeenAt: 0,
        droppedAt: null,
      },
      [numberedKey('history:', 4)]: { type: 'delta' },
    });
    const { stored } = await SportPartyStorage.open(storage, NEXT);
    expect(stored).toMatchObject({ epoch: NEXT, version: 4, history: [] });
    expect([...stored.held].map(([matchId]) => matchId)).toEqual(['m1']);
    expect((await SportPartyStorage.open(storage, EPOCH)).stored).toEqual(stored);
  });
});
