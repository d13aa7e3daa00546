import { expect } from 'vitest';
import { lineOf } from '../../rooms/line.ts';
import { aRoom, type Case } from './harness.ts';
import { kickOff, newMatchId, scored, updatesOf } from './match-updates.ts';
import { getSnapshot, getSportSnapshot, ingestEach, sportPath, SportViewer } from './viewer.ts';

const BASKETBALL = 2;

/** The behaviour of a sport room with its matches' lines. */
export const sportCases: Case[] = [
  aRoom('shows a match in its sport room from the first update on', async (harness, matchId) => {
    const viewer = await SportViewer.connect(harness, 'football');
    await harness.ingest(matchId, updatesOf(matchId, 1));
    const line = await viewer.until(matchId, (known) => known?.score.home === 1);
    expect(line).toEqual(lineOf((await getSnapshot(harness, matchId)).state));
    await harness.ingest(matchId, [scored(matchId, 3, 1, 1)]);
    await viewer.until(matchId, (known) => known?.score.away === 1);
    expect(viewer.kinds[0]).toBe('snapshot');
    const { lines } = await getSportSnapshot(harness, 'football');
    expect(lines[matchId]).toEqual(viewer.lines[matchId]);
  }),
  aRoom('keeps a match out of the rooms of other sports', async (harness, matchId) => {
    const viewer = await SportViewer.connect(harness, 'basketball');
    await harness.ingest(matchId, [kickOff(matchId, BASKETBALL)]);
    await viewer.until(matchId, (line) => line !== undefined);
    const { lines } = await getSportSnapshot(harness, 'football');
    expect(lines[matchId]).toBeUndefined();
  }),
  aRoom('gathers the changes of many matches into few frames, and loses none', async (harness) => {
    const matchIds = Array.from({ length: 8 }, newMatchId);
    const viewer = await SportViewer.connect(harness, 'basketball');
    const started = Date.now();
    await Promise.all(
      matchIds.map((matchId) => {
        const updates = updatesOf(matchId, 6);
        const first = kickOff(matchId, BASKETBALL);
        return ingestEach(harness, matchId, [first, ...updates.slice(1)]);
      }),
    );
    for (const matchId of matchIds) await viewer.until(matchId, (line) => line?.score.home === 6);
    const windows = Math.ceil((Date.now() - started) / 100) + 1;
    expect(viewer.kinds.length).toBeLessThanOrEqual(windows + 1);
    const { lines } = await getSportSnapshot(harness, 'basketball');
    for (const matchId of matchIds) expect(lines[matchId]).toEqual(viewer.lines[matchId]);
  }),
  aRoom('sends a list that comes back only what it missed', async (harness, matchId) => {
    await harness.ingest(matchId, updatesOf(matchId, 1));
    const viewer = await SportViewer.connect(harness, 'football');
    await viewer.until(matchId, (line) => line?.score.home === 1);
    await viewer.settle();
    viewer.socket.close();
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    const back = await SportViewer.connect(harness, 'football', viewer);
    await back.until(matchId, (line) => line?.score.home === 2);
    expect(back.kinds).not.toContain('snapshot');
  }),
  aRoom(
    'loses nothing when a sport room is evicted within a coalescing window',
    async (harness, matchId) => {
      await harness.ingest(matchId, [kickOff(matchId, BASKETBALL)]);
      let viewer = await SportViewer.connect(harness, 'basketball');
      await viewer.until(matchId, (line) => line !== undefined);
      for (let round = 1; round <= 3; round += 1) {
        await harness.ingest(matchId, [scored(matchId, 2 * round, 2 * round - 1, 0)]);
        await harness.ingest(matchId, [scored(matchId, 2 * round + 1, 2 * round, 0)]);
        await harness.evict(sportPath('basketball'));
        if (!harness.socketsSurviveEviction)
          viewer = await SportViewer.connect(harness, 'basketball', viewer);
        await viewer.until(matchId, (line) => line?.score.home === 2 * round);
      }
      expect(viewer.kinds.filter((kind) => kind === 'snapshot').length).toBeLessThanOrEqual(1);
    },
  ),
];
