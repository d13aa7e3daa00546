import { assert, property, array, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import type { Channel } from './channel.ts';
import { mediaPlaylist } from './live-playlist.ts';
import { checkRenditions, checkSuccession, checkWindow } from './testing/check-live.ts';
import { aChannel, anAsset, aProgramme } from './testing/channel.ts';
import { readPlaylist, type ReadPlaylist } from './testing/read-playlist.ts';
import { layOut } from './timeline.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ASSETS = [
  anAsset('filler', [4, 4, 4, 4, 4, 4]),
  anAsset('goals', [6, 6, 6, 0.04]),
  anAsset('film', [4.004, 4.004, 4.004, 1.668_333]),
  anAsset('sting', [0.5]),
];
const FILES = new Set(ASSETS.flatMap(({ files }) => Object.values(files).flat()));

/** Returns a channel's faults at these times, ms. */
function faultsOf(channel: Channel, times: Iterable<number>): Set<string> {
  const blocks = layOut(channel);
  const [low, high] = channel.renditions;
  if (!low || !high) throw new Error('There are two renditions.');
  const faults = new Set<string>();
  const read = (rendition: typeof low, at: number) =>
    readPlaylist(mediaPlaylist(blocks, rendition, at) ?? '');
  let before: { playlist: ReadPlaylist; at: number } | null = null;
  for (const at of times) {
    const playlist = read(low, at);
    for (const fault of checkWindow(playlist)) faults.add(fault);
    for (const { uri } of playlist.segments) if (!FILES.has(uri)) faults.add(`${uri} is nowhere`);
    if (at % MINUTE < 3_000)
      for (const fault of checkRenditions(playlist, read(high, at))) faults.add(fault);
    if (before)
      for (const fault of checkSuccession(before.playlist, playlist, at - before.at))
        faults.add(fault);
    const end = playlist.segments.at(-1)?.mediaSequence;
    if (end !== before?.playlist.segments.at(-1)?.mediaSequence) before = { playlist, at };
  }
  return faults;
}

function* everyThreeSeconds(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += 3_000) yield at;
}

/** Twice a minute, and each version of the playlist around a start or an end. */
function* aroundBoundaries(from: number, to: number, boundaries: readonly number[]) {
  const near = new Set(boundaries.flatMap((at) => [-1, 0, 1, 2].map((by) => minuteOf(at) + by)));
  for (let at = from; at < to; at += near.has(minuteOf(at)) ? 3_000 : 30_000) yield at;
}

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE);
}

describe('a channel’s playlists follow the rules of RFC 8216', () => {
  it.each([
    // Clocks go back at 6:00 UTC on the first of November in New York, and forward on 8 March.
    { name: 'days in which clocks go back', from: '2026-10-31T04:00:00Z', days: cases(7) },
    { name: 'the day on which clocks go forward', from: '2026-03-08T05:00:00Z', days: 1 },
    { name: 'two days around the new year', from: '2026-12-31T00:00:00Z', days: 2 },
  ])('through $name', ({ from, days }) => {
    const start = Date.parse(from);
    // Shows of 25 minutes each hour, and one that is on air at every midnight.
    const programmes = Array.from({ length: days * 24 }, (_, hour) =>
      aProgramme(
        `p${hour}`,
        start + hour * HOUR + 17 * MINUTE,
        25 + (hour % 24 === 23 ? 15 : 0),
        hour % 2 ? ['goals', 'sting'] : ['film'],
      ),
    );
    const channel = aChannel(start - HOUR, ASSETS, programmes);
    const boundaries = programmes.flatMap(({ start: begin, end }) => [begin, end]);
    const times = aroundBoundaries(start, start + days * 24 * HOUR, boundaries);
    expect([...faultsOf(channel, times)]).toEqual([]);
  });

  it('for any schedule at any time', () => {
    const start = Date.parse('2026-11-23T12:00:00Z');
    assert(
      property(
        array(
          record({
            gap: integer({ min: 0, max: 90_000 }),
            length: integer({ min: 1, max: 100_000 }),
            asset: constantFrom('filler', 'goals', 'film', 'sting'),
          }),
          { maxLength: 6 },
        ),
        integer({ min: 0, max: 2_999 }),
        (shows, offset) => {
          let end = start;
          const programmes = shows.map(({ gap, length, asset }, index) => {
            const begin = end + gap;
            end = begin + length;
            return { id: `p${index}`, title: asset, start: begin, end, assets: [asset] };
          });
          const channel = aChannel(start - HOUR, ASSETS, programmes);
          const from = start + offset;
          expect([...faultsOf(channel, everyThreeSeconds(from, end + 3 * MINUTE))]).toEqual([]);
        },
      ),
      { numRuns: cases(25) },
    );
  });
});

describe('the checks detect each violation', () => {
  const good = (at: number) => {
    const start = Date.parse('2026-11-23T12:00:00Z');
    const channel = aChannel(start - HOUR, ASSETS);
    const [low] = channel.renditions;
    return (low && mediaPlaylist(layOut(channel), low, start + at)) ?? '';
  };

  it.each([
    ['no first line', (text: string) => text.slice(8)],
    ['a segment that is too long', (text: string) => text.replace('4.000000', '6.500000')],
    ['a segment without its duration', (text: string) => text.replace('#EXTINF:4.000000,\n', '')],
    ['an end', (text: string) => `${text}#EXT-X-ENDLIST\n`],
    ['a date without its zone', (text: string) => text.replace('.000Z', '.000')],
    ['a gap between dates', (text: string) => text.replace(/:(\d\d)\.000Z/, ':$1.900Z')],
    [
      'too little',
      (text: string) => text.split('#EXT-X-PROGRAM').slice(0, 3).join('#EXT-X-PROGRAM'),
    ],
  ])('%s', (_, spoil) => {
    expect(checkWindow(readPlaylist(good(0)))).toEqual([]);
    expect(checkWindow(readPlaylist(spoil(good(0))))).not.toEqual([]);
  });

  it.each([
    ['a sequence that goes back', /SEQUENCE:(\d+)/, 'SEQUENCE:1'],
    ['another target', /TARGETDURATION:6/, 'TARGETDURATION:7'],
    ['a segment that is another', 'clips/filler/low/5.ts', 'clips/filler/low/6.ts'],
  ])('%s', (_, of, by) => {
    const [before, after] = [good(0), good(6_000)];
    const check = (text: string) =>
      checkSuccession(readPlaylist(before), readPlaylist(text), 6_000);
    expect(check(after)).toEqual([]);
    expect(check(after.replace(of, by))).not.toEqual([]);
  });

  it('a playlist that changes too early or too late', () => {
    const [before, after] = [readPlaylist(good(0)), readPlaylist(good(6_000))];
    expect(checkSuccession(before, after, 2_900)).not.toEqual([]);
    expect(checkSuccession(before, before, 9_000)).not.toEqual([]);
  });
});
