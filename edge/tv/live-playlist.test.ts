import { describe, expect, it } from 'vitest';
import { liveWindow, masterPlaylist, mediaPlaylist, untilNextPlaylist } from './live-playlist.ts';
import { aChannel, anAsset, aProgramme, RENDITIONS } from './testing/channel.ts';
import { layOut } from './timeline.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const FILLER = anAsset('filler', [4, 4, 4, 4, 4, 2]);
const SHOW = anAsset('show', [5, 5, 5]);
const [LOW] = RENDITIONS;

function playlist(at: number, programmes = [aProgramme('show', NOON, 1, ['show'])]) {
  const channel = aChannel(NOON - 600_000, [FILLER, SHOW], programmes);
  return LOW && mediaPlaylist(layOut(channel), LOW, at);
}

describe('mediaPlaylist', () => {
  it('lists finished segments with dates, and a discontinuity where an asset begins', () => {
    const text = playlist(NOON + 12_000) ?? '';
    const [head, ...segments] = text.split(/(?=#EXT-X-(?:DISCONTINUITY\n|PROGRAM))/);
    expect(head).toBe(`#EXTM3U
#EXT-X-VERSION:3
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-TARGETDURATION:6
#EXT-X-MEDIA-SEQUENCE:150
#EXT-X-DISCONTINUITY-SEQUENCE:25
`);
    expect(segments.slice(-3).join('')).toBe(`#EXT-X-DISCONTINUITY
#EXT-X-PROGRAM-DATE-TIME:2026-11-23T12:00:02.000Z
#EXTINF:5.000000,
clips/show/low/0.ts
#EXT-X-PROGRAM-DATE-TIME:2026-11-23T12:00:07.000Z
#EXTINF:5.000000,
clips/show/low/1.ts
`);
  });

  it('is the same for all requests within half a target duration', () => {
    expect(playlist(NOON + 32_999)).toBe(playlist(NOON + 30_000));
    expect(playlist(NOON + 33_000)).not.toBe(playlist(NOON + 30_000));
  });

  it('is null before the channel begins', () => {
    expect(playlist(NOON - 700_000)).toBeNull();
  });
});

describe('liveWindow', () => {
  it('starts a programme at the first segment boundary at or after its start', () => {
    const channel = aChannel(NOON, [FILLER, SHOW], [aProgramme('show', NOON + 9_000, 1, ['show'])]);
    const first = liveWindow(layOut(channel), NOON + 60_000).find(({ programme }) => programme);
    expect(first?.begin).toBe((NOON + 12_000) * 1_000);
  });

  it('plays filler before and after a scheduled programme', () => {
    const channel = aChannel(
      NOON,
      [FILLER, SHOW],
      [aProgramme('show', NOON + 60_000, 1, ['show'])],
    );
    const on = (at: number) =>
      liveWindow(layOut(channel), NOON + at)
        .map(({ asset }) => asset.id)
        .at(-1);
    expect([30_000, 100_000, 300_000, 86_400_000].map(on)).toEqual([
      'filler',
      'show',
      'filler',
      'filler',
    ]);
  });

  it('skips a programme that ends before the current segment does', () => {
    const programmes = [
      { id: 'blink', title: 'Blink', start: NOON + 1_000, end: NOON + 2_000, assets: ['show'] },
      aProgramme('show', NOON + 2_000, 1, ['show']),
    ];
    const window = liveWindow(layOut(aChannel(NOON, [FILLER, SHOW], programmes)), NOON + 30_000);
    expect(window.map(({ programme }) => programme?.id)).toEqual([
      undefined,
      'show',
      'show',
      'show',
      'show',
      'show',
    ]);
  });
});

it('returns the time until the next playlist', () => {
  expect(untilNextPlaylist(NOON + 1)).toBe(2_999);
  expect(untilNextPlaylist(NOON)).toBe(3_000);
});

it('names every rendition in the master playlist, the largest picture first', () => {
  expect(masterPlaylist({ renditions: RENDITIONS })).toBe(`#EXTM3U
#EXT-X-VERSION:3
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=640x360,CODECS="avc1.42c01e,mp4a.40.2"
high.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=256x144,CODECS="avc1.42c00c,mp4a.40.2"
low.m3u8
`);
});
