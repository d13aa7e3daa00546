import type { Asset } from './channel.ts';

/** Assets one after the other, over and over: where each segment begins in a turn. */
export interface AssetLoop {
  segments: readonly LoopSegment[];
  /** µs of a whole turn. */
  duration: number;
  /** Of a turn: each asset begins with a discontinuity, since its clock begins anew. */
  discontinuities: number;
}

export interface LoopSegment {
  asset: Asset;
  /** Within its asset, from 0. */
  index: number;
  /** µs after the turn's begin. */
  begin: number;
  duration: number;
  /** Of the turn's discontinuities, its own and those before. */
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

/** How many segments begin in the first `span` µs of a loop that goes on for ever. */
export function countBegun({ segments, duration }: AssetLoop, span: number): number {
  const turns = Math.floor(span / duration);
  const rest = span - turns * duration;
  return turns * segments.length + countBefore(segments, rest);
}

/** Of a segment by its number from the loop's begin on. */
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

/** How many of them begin before `time`; found by halves. */
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
