import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { LEAD_MS, type Channel } from './channel.ts';
import { liveWindow } from './live-playlist.ts';
import { faultOfReplacing, replaceSchedule, type Schedule } from './replace-schedule.ts';
import { anAsset, RENDITIONS } from './testing/channel.ts';
import { layOut } from './timeline.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const ASSETS = [
  anAsset('film', [4, 4, 4, 1.5]),
  anAsset('goals', [6, 5, 0.2]),
  anAsset('sting', [2]),
];

const schedules = record({
  filler: constantFrom(['film'], ['goals', 'sting']),
  shows: array(
    record({
      gap: integer({ min: 0, max: 60_000 }),
      length: integer({ min: 1, max: 120_000 }),
      asset: constantFrom('film', 'goals', 'sting'),
    }),
    { maxLength: 6 },
  ),
}).map(({ filler, shows }): Schedule => {
  let end = NOON;
  const programmes = shows.map(({ gap, length, asset }, index) => {
    const start = end + gap;
    end = start + length;
    return { id: `p${index}`, title: asset, start, end, assets: [asset] };
  });
  const assets = new Map(ASSETS.map((asset) => [asset.id, asset]));
  return { renditions: RENDITIONS, assets, filler, programmes };
});

function aired(channel: Channel, at: number) {
  return liveWindow(layOut(channel), at).map(
    ({ mediaSequence, discontinuity, begin, duration, asset, index }) =>
      `${mediaSequence} ${discontinuity} ${begin} ${duration} ${asset.id} ${index}`,
  );
}

it('a new schedule keeps every segment that players may already have loaded', () => {
  assert(
    property(
      schedules,
      array(record({ schedule: schedules, after: integer({ min: 0, max: 200_000 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
      (first, others) => {
        let now = NOON;
        let channel = replaceSchedule(null, first, now);
        for (const { schedule, after } of others) {
          now += after;
          const next = replaceSchedule(channel, schedule, now);
          for (let at = now - 60_000; at <= now + LEAD_MS; at += 3_000)
            expect(aired(next, at)).toEqual(aired(channel, at));
          channel = next;
        }
      },
    ),
    { numRuns: cases(200) },
  );
});

it('a clip on air cannot be replaced, and renditions cannot be removed', () => {
  const schedule: Schedule = {
    renditions: RENDITIONS,
    assets: new Map(ASSETS.map((asset) => [asset.id, asset])),
    filler: ['film'],
    programmes: [],
  };
  const channel = replaceSchedule(null, schedule, NOON);
  const changed = new Map([...schedule.assets, ['film', anAsset('film', [5])] as const]);
  expect(faultOfReplacing(channel, { ...schedule, assets: changed }, NOON)).toContain('film');
  const unused = new Map([...schedule.assets, ['goals', anAsset('goals', [5])] as const]);
  expect(faultOfReplacing(channel, { ...schedule, assets: unused }, NOON)).toBeNull();
  const [low] = RENDITIONS;
  const one = { ...schedule, renditions: low ? [low] : [] };
  expect(faultOfReplacing(channel, one, NOON)).toContain('low');
});
