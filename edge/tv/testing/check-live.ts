import type { ReadPlaylist, ReadSegment } from './read-playlist.ts';

/** Returns the rules of RFC 8216 that a live playlist breaks by itself: its dates and its length. */
export function checkWindow({ segments, targetDuration, faults }: ReadPlaylist): string[] {
  const held = segments.reduce((sum, { duration }) => sum + duration, 0);
  return [
    ...faults,
    ...(held < 3 * targetDuration ? ['6.2.2: it holds less than three target durations'] : []),
    ...segments.flatMap((segment, at) => {
      const before = segments[at - 1];
      if (segment.date === null) return [`4.3.2.6: ${segment.uri} has no date`];
      if (!before || before.date === null) return [];
      const gap = segment.date - before.date - before.duration * 1_000;
      // Dates are whole ms.
      return Math.abs(gap) <= 1 ? [] : [`4.3.2.6: ${gap} ms between ${before.uri} and the next`];
    }),
  ];
}

/**
 * Returns the rules that a playlist breaks when it replaces another after `elapsed` ms (6.2.1, 6.2.2). An
 * unchanged one breaks none.
 */
export function checkSuccession(
  before: ReadPlaylist,
  after: ReadPlaylist,
  elapsed: number,
): string[] {
  const faults: string[] = [];
  const fault = (isBroken: boolean, what: string) => {
    if (isBroken) faults.push(what);
  };
  const last = before.segments.at(-1)?.mediaSequence ?? 0;
  const isNew = (after.segments.at(-1)?.mediaSequence ?? 0) > last;
  fault(after.targetDuration !== before.targetDuration, '6.2.1: the target duration changed');
  fault(after.mediaSequence < before.mediaSequence, '6.2.2: the media sequence went back');
  fault(
    after.discontinuitySequence < before.discontinuitySequence,
    '6.2.2: the discontinuity sequence went back',
  );
  fault((after.segments.at(-1)?.mediaSequence ?? 0) < last, '6.2.2: the end was taken back');
  fault(after.mediaSequence > last + 1, '6.2.2: segments were never named');
  const known = new Map(before.segments.map((segment) => [segment.mediaSequence, segment]));
  for (const segment of after.segments) {
    const named = known.get(segment.mediaSequence);
    fault(named !== undefined && !isSame(named, segment), `6.2.1: ${segment.uri} changed`);
  }
  const half = before.targetDuration * 500;
  fault(isNew && elapsed < half, `6.2.2: new after ${elapsed} ms`);
  fault(!isNew && elapsed >= 3 * half, `6.2.2: nothing new for ${elapsed} ms`);
  return faults;
}

/** Returns rules that two renditions of one channel break at the same time (6.2.4). */
export function checkRenditions(one: ReadPlaylist, other: ReadPlaylist): string[] {
  const timing = ({ segments, targetDuration }: ReadPlaylist) => ({
    targetDuration,
    segments: segments.map(({ uri: _uri, ...rest }) => rest),
  });
  return JSON.stringify(timing(one)) === JSON.stringify(timing(other))
    ? []
    : ['6.2.4: renditions are not cut alike'];
}

function isSame(one: ReadSegment, other: ReadSegment): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
