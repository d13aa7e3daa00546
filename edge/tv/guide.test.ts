import { expect, it } from 'vitest';
import { guideBetween } from './guide.ts';
import { replaceSchedule } from './replace-schedule.ts';
import { aChannel, anAsset, aProgramme } from './testing/channel.ts';
import { layOut } from './timeline.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const HOUR = 3_600_000;

it('shows an unscheduled gap as one entry, even if its filler changes meanwhile', () => {
  const assets = [anAsset('filler', [4, 4]), anAsset('other', [5, 5]), anAsset('show', [6])];
  const show = aProgramme('show', NOON + HOUR, 30, ['show']);
  const before = aChannel(NOON - HOUR, assets, [show]);
  const channel = replaceSchedule(before, { ...before, filler: ['other'] }, NOON);
  const guide = guideBetween(layOut(channel), NOON, NOON + 2 * HOUR);
  expect(guide.map(({ programme }) => programme?.id ?? null)).toEqual([null, 'show', null]);
  const starts = guide.map(({ start }) => start);
  const ends = guide.map(({ end }) => end);
  expect(starts.slice(1)).toEqual(ends.slice(0, -1));
});
