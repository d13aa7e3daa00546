import { expect, test } from 'vitest';
import { paceRecordings, replayDuration, type Speed } from './pacer.ts';
import { recordingOf } from './testing/recording.ts';

const first = recordingOf({ matchId: 'one', startTime: 1_000, play: [1_000, 61_000, 61_000] });
const second = recordingOf({ matchId: 'two', startTime: 31_000, play: [31_000, 121_000] });

/** Plays with a clock that only `sleep` moves. */
async function play(speed: Speed, stopAt = Infinity) {
  let now = 5_000_000;
  const begin = now;
  const controller = new AbortController();
  const sleep = (ms: number): Promise<void> => {
    now += ms;
    if (now - begin >= stopAt) controller.abort();
    return Promise.resolve();
  };
  const sent: { key: string; after: number; clockAfter: number | undefined }[] = [];
  const options = { speed, signal: controller.signal, now: () => now, sleep };
  for await (const { matchId, sequence, clock } of paceRecordings([first, second], options))
    sent.push({
      key: `${matchId}-${sequence}`,
      after: now - begin,
      clockAfter: clock ? clock.at - begin : undefined,
    });
  return sent;
}

test('all matches of a file are played on one clock, after their fixtures', async () => {
  expect((await play(1)).map(({ key, after }) => [key, after])).toEqual([
    ['one-1', 0],
    ['two-1', 0],
    ['one-2', 0],
    ['two-2', 30_000],
    ['one-3', 60_000],
    ['one-4', 60_000],
    ['two-3', 120_000],
  ]);
});

test('a speed of 60 plays a minute in a second', async () => {
  expect((await play(60)).map(({ after }) => after)).toEqual([0, 0, 0, 500, 1_000, 1_000, 2_000]);
  expect(replayDuration([first, second], 60)).toBe(2_000);
});

test('at maximum speed updates come without delay and in the same order', async () => {
  const sent = await play('max');
  expect(sent.every(({ after }) => after === 0)).toBe(true);
  expect(sent.map(({ key }) => key)).toEqual((await play(1)).map(({ key }) => key));
  expect(replayDuration([first, second], 'max')).toBe(0);
});

test('a clock has the time of sending', async () => {
  const sent = (await play(60)).filter(({ clockAfter }) => clockAfter !== undefined);
  expect(sent).toHaveLength(5);
  expect(sent.every(({ after, clockAfter }) => after === clockAfter)).toBe(true);
});

test('a stopped replay ends at once, without the pending update', async () => {
  const before = ['one-1', 'two-1', 'one-2', 'two-2'];
  expect((await play(1, 60_000)).map(({ key }) => key)).toEqual(before);
});
