import { expect } from 'vitest';
import { HISTORY_LENGTH } from '../../rooms/history.ts';
import { aRoom, type Case } from './harness.ts';
import { kickOff, newMatchId, scored, updatesOf } from './match-updates.ts';
import { getSnapshot, ingestEach, matchPath, MatchViewer } from './viewer.ts';

/** The behaviour of a match room towards its viewers. */
export const matchCases: Case[] = [
  aRoom('sends one snapshot on connect', async (harness, matchId) => {
    await harness.ingest(matchId, updatesOf(matchId, 2));
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(3);
    expect(await viewer.settle()).toBe(0);
    expect(viewer.kinds).toEqual(['snapshot']);
    expect(viewer.state?.score).toEqual({ home: 2, away: 0 });
  }),
  aRoom(
    'answers its snapshot by GET, never to be stored, and 404 while it has no state',
    async (harness, matchId) => {
      const before = await harness.get(matchPath(matchId));
      expect(before.status).toBe(404);
      expect(before.body).toEqual({ message: expect.any(String) });
      await harness.ingest(matchId, [kickOff(matchId)]);
      const after = await harness.get(matchPath(matchId));
      expect(after.status).toBe(200);
      expect(after.cacheControl).toBe('no-store');
      expect(await getSnapshot(harness, matchId)).toMatchObject({ type: 'snapshot', version: 1 });
    },
  ),
  aRoom(
    'sends a snapshot at the first update to sockets that were early',
    async (harness, matchId) => {
      const viewer = await MatchViewer.connect(harness, matchId);
      expect(await viewer.settle()).toBe(0);
      await harness.ingest(matchId, [kickOff(matchId)]);
      await viewer.reach(1);
      await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
      await viewer.reach(2);
      expect(viewer.kinds).toEqual(['snapshot', 'delta']);
    },
  ),
  aRoom(
    'sends every change once, in order and without a gap, to every socket',
    async (harness, matchId) => {
      const [first, ...rest] = updatesOf(matchId, 30);
      if (first) await harness.ingest(matchId, [first]);
      const viewers = await Promise.all([1, 2, 3].map(() => MatchViewer.connect(harness, matchId)));
      await ingestEach(harness, matchId, rest.slice(0, 15));
      await harness.ingest(matchId, rest.slice(15));
      const snapshot = await getSnapshot(harness, matchId);
      for (const viewer of viewers) {
        await viewer.reach(31);
        expect(await viewer.settle()).toBe(0);
        expect(viewer.state).toEqual(snapshot.state);
      }
    },
  ),
  aRoom(
    'leaves no gap between the first frames and the changes while it is being updated',
    async (harness, matchId) => {
      const [first, ...rest] = updatesOf(matchId, 40);
      if (first) await harness.ingest(matchId, [first]);
      const feeding = ingestEach(harness, matchId, rest);
      const viewers: MatchViewer[] = [];
      for (let n = 0; n < 10; n += 1) viewers.push(await MatchViewer.connect(harness, matchId));
      await feeding;
      for (const viewer of viewers) await viewer.reach(41);
      expect(viewers.map((viewer) => viewer.state?.score.home)).toEqual(viewers.map(() => 40));
    },
  ),
  aRoom('sends a client that comes back only what it missed', async (harness, matchId) => {
    await harness.ingest(matchId, updatesOf(matchId, 3));
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(4);
    viewer.socket.close();
    await harness.ingest(matchId, [scored(matchId, 5, 4, 0), scored(matchId, 6, 5, 0)]);
    const back = await (await MatchViewer.connect(harness, matchId, viewer)).reach(6);
    expect(back.kinds).toEqual(['delta', 'delta']);
    expect(back.state).toEqual((await getSnapshot(harness, matchId)).state);
    const current = await MatchViewer.connect(harness, matchId, back);
    expect(await current.settle()).toBe(0);
  }),
  aRoom(
    'continues from the version and epoch of the snapshot a page was rendered with',
    async (harness, matchId) => {
      await harness.ingest(matchId, updatesOf(matchId, 1));
      const { epoch, version, state } = await getSnapshot(harness, matchId);
      await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
      const page = { position: { epoch, version }, state };
      const viewer = await (await MatchViewer.connect(harness, matchId, page)).reach(3);
      expect(viewer.kinds).toEqual(['delta']);
    },
  ),
  aRoom(
    'sends a snapshot to a client of another epoch, or of a version it never had',
    async (harness, matchId) => {
      await harness.ingest(matchId, updatesOf(matchId, 3));
      const { epoch, state } = await getSnapshot(harness, matchId);
      for (const position of [
        { epoch: 'another-epoch', version: 3 },
        { epoch, version: 99 },
      ]) {
        const viewer = await MatchViewer.connect(harness, matchId, { position, state });
        await viewer.receive();
        expect(await viewer.settle()).toBe(0);
        expect(viewer.kinds).toEqual(['snapshot']);
        expect(viewer.position).toEqual({ epoch, version: 4 });
      }
    },
  ),
  aRoom(
    'sends a snapshot to a client from before its history, and deltas to one at its edge',
    async (harness, matchId) => {
      const length = HISTORY_LENGTH + 10;
      await harness.ingest(matchId, updatesOf(matchId, length));
      const { epoch, version, state } = await getSnapshot(harness, matchId);
      expect(version).toBe(length + 1);
      const edge = { epoch, version: version - HISTORY_LENGTH };
      const inside = await MatchViewer.connect(harness, matchId, { position: edge, state });
      await inside.reach(version);
      expect(inside.kinds).toHaveLength(HISTORY_LENGTH);
      const tooOld = { epoch, version: edge.version - 1 };
      const outside = await MatchViewer.connect(harness, matchId, { position: tooOld, state });
      await outside.receive();
      expect(await outside.settle()).toBe(0);
      expect(outside.kinds).toEqual(['snapshot']);
    },
  ),
  aRoom('changes nothing for duplicate, late and illegal updates', async (harness, matchId) => {
    const updates = updatesOf(matchId, 2);
    await harness.ingest(matchId, updates);
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(3);
    const before = await getSnapshot(harness, matchId);

    const again = await harness.ingest(matchId, updates);
    expect(again.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    const finished = {
      matchId,
      sequence: 10,
      occurredAt: Date.now(),
      status: 'Finished' as const,
    };
    const reopened = { matchId, sequence: 11, occurredAt: Date.now(), status: 'Live' as const };
    const outcomes = await harness.ingest(matchId, [finished, reopened]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'rejected']);
    const late = await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
    expect(['duplicate', 'stale', 'rejected']).toContain(late[0]?.outcome);

    await viewer.reach(4);
    expect(await viewer.settle()).toBe(0);
    const after = await getSnapshot(harness, matchId);
    expect(after.version).toBe(before.version + 1);
    expect(after.state.status).toBe('Finished');
    expect(after.state.score).toEqual(before.state.score);
  }),
  aRoom('refuses updates of a match it knows nothing of, and says so', async (harness, matchId) => {
    const [result] = await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
    expect(result).toMatchObject({ matchId, sequence: 2, outcome: 'rejected' });
    expect(result?.reason).toMatch(/^fixture-missing/);
    expect((await harness.get(matchPath(matchId))).status).toBe(404);
  }),
  aRoom(
    'shows a score that goes down when the video referee takes a goal back',
    async (harness, matchId) => {
      const goal = { id: 'goal-1', type: 'goal' as const, team: 'home' as const, minute: 12 };
      await harness.ingest(matchId, [kickOff(matchId)]);
      const viewer = await MatchViewer.connect(harness, matchId);
      await harness.ingest(matchId, [{ ...scored(matchId, 2, 1, 0), incidents: [goal] }]);
      await viewer.reach(2);
      expect(viewer.state?.score).toEqual({ home: 1, away: 0 });
      const disallowed = { ...scored(matchId, 3, 0, 0), incidents: [{ ...goal, removed: true }] };
      await harness.ingest(matchId, [disallowed]);
      await viewer.reach(3);
      expect(viewer.state?.score).toEqual({ home: 0, away: 0 });
      expect(viewer.state?.incidents).toEqual([{ ...goal, removed: true }]);
    },
  ),
  aRoom('ends in the same state whatever the order in which updates arrive', async (harness) => {
    const ordered = newMatchId();
    const shuffled = newMatchId();
    const updates = updatesOf(ordered, 6);
    await ingestEach(harness, ordered, updates);
    const moved = updates.map((update) => ({ ...update, matchId: shuffled }));
    const [first, ...rest] = moved;
    if (first) await harness.ingest(shuffled, [first]);
    const viewer = await MatchViewer.connect(harness, shuffled);
    await ingestEach(harness, shuffled, rest.toReversed());
    await viewer.reach((await getSnapshot(harness, shuffled)).version);
    const expected = await getSnapshot(harness, ordered);
    expect(viewer.state).toEqual({ ...expected.state, matchId: shuffled });
  }),
  aRoom('keeps two matches apart', async (harness) => {
    const here = newMatchId();
    const there = newMatchId();
    await harness.ingest(here, updatesOf(here, 1));
    await harness.ingest(there, updatesOf(there, 1));
    const viewer = await (await MatchViewer.connect(harness, here)).reach(2);
    await harness.ingest(there, [scored(there, 3, 9, 9)]);
    expect(await viewer.settle()).toBe(0);
    await harness.ingest(here, [scored(here, 3, 1, 1)]);
    await viewer.reach(3);
    expect(viewer.state).toMatchObject({ matchId: here, score: { home: 1, away: 1 } });
  }),
];
