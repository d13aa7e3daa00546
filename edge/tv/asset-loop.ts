import type { Asset } from './channel.ts';

/** Assets in sequence, repeated endlessly: where each segment begins in a turn. */
export interface AssetLoop {
  segments: readonly LoopSegment[];
  /** µs of a whole turn. */
  duration: number;
  /** Per turn: each asset begins with a discontinuity, since its clock restarts. */
  discontinuities: number;
}

export interface LoopSegment {
  asset: Asset;
  /** Within its asset, from 0. */
  index: number;
  /** µs after the turn's start. */
  begin: number;
  duration: number;
  /** Discontinuities of the turn up to its own, inclusive. */
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

/** Counts the segments that begin in the first `span` µs of an endless loop. */
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

/** Counts those that begin before `time`, by bisection. */
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
