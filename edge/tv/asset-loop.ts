import type { Asset } from './channel.ts';

/** Assets that play in sequence and repeat endlessly. A turn plays each of them once. */
export interface AssetLoop {
  segments: readonly LoopSegment[];
  /** Duration of a turn, µs. */
  duration: number;
  /** Number per turn: each asset begins with a discontinuity, since its clock restarts. */
  discontinuities: number;
}

export interface LoopSegment {
  asset: Asset;
  /** Index of the segment in its asset, from 0. */
  index: number;
  /** µs after the start of the turn, or of the loop in a result of `segmentAt`. */
  begin: number;
  /** µs */
  duration: number;
  /** Number of discontinuities since the same start, including that of this segment's asset. */
  discontinuity: number;
}

export function loopOf(assets: readonly Asset[]): AssetLoop {
  const segments: LoopSegment[] = [];
  let begin = 0;
  let discontinuity = 0;
  for (const asset of assets) {
    discontinuity++;
    for (const [index, duration] of asset.durations.entries()) {
      segments.push({ asset, index, begin, duration, discontinuity });
      begin += duration;
    }
  }
  if (begin <= 0) throw new Error('A loop needs a segment that takes time.');
  return { segments, duration: begin, discontinuities: discontinuity };
}

/** Returns the number of segments that begin in the first `span` µs of an endless loop. */
export function countBegun({ segments, duration }: AssetLoop, span: number): number {
  const turns = Math.floor(span / duration);
  const rest = span - turns * duration;
  return turns * segments.length + countBefore(segments, rest);
}

/** Returns a segment by its number from the loop's start. */
export function segmentAt(loop: AssetLoop, number: number): LoopSegment {
  const turn = Math.floor(number / loop.segments.length);
  const segment = loop.segments[number - turn * loop.segments.length];
  if (!segment) throw new Error(`A loop has no segment ${number}.`);
  return {
    ...segment,
    begin: turn * loop.duration + segment.begin,
    discontinuity: turn * loop.discontinuities + segment.discontinuity,
  };
}

/** Returns the number of segments that begin before `time` (µs in the turn), by bisection. */
function countBefore(segments: readonly LoopSegment[], time: number): number {
  let from = 0;
  let to = segments.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((segments[middle]?.begin ?? 0) < time) from = middle + 1;
    else to = middle;
  }
  return from;
}
