import { expect } from 'vitest';
import { aRoom, type Case } from './harness.ts';
import { newMatchId, scored, updatesOf } from './match-updates.ts';
import { getSnapshot, matchPath, MatchViewer, sportPath } from './viewer.ts';

/** The behaviour of every room's socket. */
export const socketCases: Case[] = [
  aRoom('answers a ping', async (harness) => {
    for (const path of [matchPath(newMatchId()), sportPath('handball')]) {
      const socket = await harness.connect(path);
      socket.send('ping');
      const frame = await socket.next();
      // A room with matches sends its snapshot first.
      expect(frame === 'pong' ? frame : await socket.next()).toBe('pong');
    }
  }),
  aRoom(
    'closes a connection that says anything else with 4400, and keeps the others',
    async (harness, matchId) => {
      await harness.ingest(matchId, updatesOf(matchId, 1));
      const viewer = await (await MatchViewer.connect(harness, matchId)).reach(2);
      const talker = await harness.connect(matchPath(matchId));
      await talker.next();
      talker.send('{"type":"delta"}');
      expect(JSON.parse(await talker.next())).toMatchObject({ type: 'error', code: 'read-only' });
      expect(await talker.closed()).toBe(4400);
      await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
      await viewer.reach(3);
      expect(await talker.rest()).toEqual([]);
    },
  ),
  aRoom('closes a connection that speaks another protocol with 4406', async (harness) => {
    for (const path of [matchPath(newMatchId()), sportPath('handball')]) {
      const socket = await harness.connect(path, { protocol: '99' });
      const frame = JSON.parse(await socket.next());
      expect(frame).toMatchObject({ type: 'error', code: 'unsupported-protocol' });
      expect(await socket.closed()).toBe(4406);
    }
  }),
  aRoom(
    'goes on as if nothing happened when it is evicted in the middle of a match',
    async (harness, matchId) => {
      await harness.ingest(matchId, updatesOf(matchId, 4));
      let viewer = await (await MatchViewer.connect(harness, matchId)).reach(5);
      const before = await getSnapshot(harness, matchId);
      for (let round = 1; round <= 3; round += 1) {
        await harness.evict(matchPath(matchId));
        if (!harness.socketsSurviveEviction)
          viewer = await MatchViewer.connect(harness, matchId, viewer);
        await harness.ingest(matchId, [scored(matchId, 5 + round, 4, round)]);
        await viewer.reach(5 + round);
      }
      expect(viewer.kinds.filter((kind) => kind === 'snapshot').length).toBeLessThanOrEqual(1);
      expect(viewer.position?.epoch).toBe(before.epoch);
      expect(viewer.state).toEqual((await getSnapshot(harness, matchId)).state);
    },
  ),
  aRoom('still has its whole history after an eviction', async (harness, matchId) => {
    await harness.ingest(matchId, updatesOf(matchId, 3));
    const early = await (await MatchViewer.connect(harness, matchId)).reach(4);
    early.socket.close();
    await harness.ingest(matchId, [scored(matchId, 5, 4, 0), scored(matchId, 6, 5, 0)]);
    await harness.evict(matchPath(matchId));
    const back = await (await MatchViewer.connect(harness, matchId, early)).reach(6);
    expect(back.kinds).toEqual(['delta', 'delta']);
    const [repeated] = await harness.ingest(matchId, [scored(matchId, 6, 5, 0)]);
    expect(repeated?.outcome).not.toBe('applied');
  }),
];
