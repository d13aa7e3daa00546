import { TARGET_SECONDS, type Channel, type Rendition } from './channel.ts';
import { segmentsOver, type AiredSegment, type Block } from './timeline.ts';

const US = 1_000_000;
/** Least duration of a playlist, µs: ten target durations. RFC 8216 requires three. */
const WINDOW = 10 * TARGET_SECONDS * US;
/**
 * Interval at which playlists change, µs: half the target duration, the least that RFC 8216 (6.2.1) allows
 * between two versions. All requests within an interval get the same playlist, however short a segment is.
 */
const TICK = (TARGET_SECONDS / 2) * US;

/**
 * Returns the segments of the playlist at `now` (ms since 1970), oldest first: only those that an encoder
 * would have finished by then.
 */
export function liveWindow(blocks: readonly Block[], now: number): AiredSegment[] {
  const time = Math.floor((now * 1_000) / TICK) * TICK;
  const segments: AiredSegment[] = [];
  let held = 0;
  for (const segment of segmentsOver(blocks, time)) {
    segments.push(segment);
    held += segment.duration;
    if (held >= WINDOW) break;
  }
  return segments.toReversed();
}

/** Returns the time until the playlist of `now` (ms) changes, ms. */
export function untilNextPlaylist(now: number): number {
  const tick = TICK / 1_000;
  return tick - (now % tick);
}

/** Returns a rendition's media playlist (RFC 8216, 4.3.3); null before the first segment has ended. */
export function mediaPlaylist(
  blocks: readonly Block[],
  rendition: Rendition,
  now: number,
): string | null {
  const segments = liveWindow(blocks, now);
  const [first] = segments;
  if (!first) return null;
  const discontinuities = first.discontinuity - (first.isDiscontinuous ? 1 : 0);
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${TARGET_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.mediaSequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`,
    ...segments.flatMap((segment) => segmentLines(segment, rendition)),
  ]);
}

/**
 * Returns the master playlist (RFC 8216, 4.3.4), the largest picture first: ffmpeg takes the largest picture
 * and the first sound, which must come from the same rendition (ADR 59).
 */
export function masterPlaylist({ renditions }: Pick<Channel, 'renditions'>): string {
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions
      .toSorted(bySize)
      .flatMap(({ name, bandwidth, width, height, codecs }) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
        `${name}.m3u8`,
      ]),
  ]);
}

function bySize(one: Rendition, other: Rendition): number {
  return other.width * other.height - one.width * one.height || other.bandwidth - one.bandwidth;
}

function segmentLines(segment: AiredSegment, { name }: Rendition): string[] {
  const { asset, index, begin, duration, isDiscontinuous } = segment;
  const file = asset.files[name]?.[index];
  if (file === undefined) throw new Error(`Asset ${asset.id} has no segment ${index} as ${name}.`);
  return [
    ...(isDiscontinuous ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(Math.round(begin / 1_000)).toISOString()}`,
    `#EXTINF:${(duration / US).toFixed(6)},`,
    file,
  ];
}

function lines(of: readonly string[]): string {
  return `${of.join('\n')}\n`;
}
