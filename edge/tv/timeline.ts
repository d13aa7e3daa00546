import { countBegun, loopOf, segmentAt, type AssetLoop } from './asset-loop.ts';
import type { Anchor, Asset, Channel, Programme } from './channel.ts';

/** A continuous time on air: a programme, or the filler of a gap. */
export interface Block {
  /** Null where nothing is scheduled. */
  programme: Programme | null;
  assets: readonly string[];
  /** ms since 1970 at which the next block is due; infinite for the last. */
  until: number;
  /** µs since 1970 at which its first segment begins. */
  begin: number;
  /** µs since 1970 at which its last segment ends; infinite for the last block. */
  end: number;
  /** Media sequence number of its first segment, and its segment count. */
  mediaSequence: number;
  count: number;
  /** Discontinuities before its first segment. */
  discontinuities: number;
  loop: AssetLoop;
}

export interface AiredSegment {
  mediaSequence: number;
  /** Discontinuity sequence number of RFC 8216, 6.2.1. */
  discontinuity: number;
  /** Whether it is the first segment of an asset, where the media clock restarts. */
  isDiscontinuous: boolean;
  /** µs since 1970. */
  begin: number;
  duration: number;
  asset: Asset;
  /** Index of the segment in its asset, from 0. */
  index: number;
  programme: Programme | null;
}

/**
 * Returns all blocks of a channel, in order. A segment plays to its end, so a block begins up to one segment
 * late. Delays do not add up, since each block ends by its own time.
 */
export function layOut(channel: Channel): Block[] {
  const blocks: Block[] = [];
  let next = startOf(channel.anchor);
  const add = (programme: Programme | null, assets: readonly string[], until: number) => {
    if (until * US_PER_MS <= next.begin) return;
    const block = blockOf(channel, { programme, assets, until }, next);
    blocks.push(block);
    next = after(block);
  };
  for (const programme of channel.programmes) {
    add(null, channel.filler, programme.start);
    add(programme, programme.assets, programme.end);
  }
  add(null, channel.filler, Infinity);
  return blocks;
}

/** Yields the segments that have ended at `time` (µs since 1970), newest first. */
export function* segmentsOver(blocks: readonly Block[], time: number): Generator<AiredSegment> {
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = blocks[at];
    if (!block || block.begin >= time) continue;
    let number = Math.min(block.count, countBegun(block.loop, time - block.begin)) - 1;
    for (; number >= 0; number--) {
      const segment = airedSegment(block, number);
      if (segment.begin + segment.duration <= time) yield segment;
    }
  }
}

const US_PER_MS = 1_000;

interface Start {
  begin: number;
  mediaSequence: number;
  discontinuities: number;
}

function startOf({ begin, mediaSequence, discontinuity }: Anchor): Start {
  return { begin, mediaSequence, discontinuities: discontinuity - 1 };
}

function blockOf(
  channel: Channel,
  on: { programme: Programme | null; assets: readonly string[]; until: number },
  { begin, mediaSequence, discontinuities }: Start,
): Block {
  const loop = loopOf(on.assets.map((id) => assetOf(channel, id)));
  const { programme, assets, until } = on;
  const count = until === Infinity ? Infinity : countBegun(loop, until * US_PER_MS - begin);
  const last = count === Infinity ? null : segmentAt(loop, count - 1);
  const end = last ? begin + last.begin + last.duration : Infinity;
  return { programme, assets, until, begin, end, mediaSequence, count, discontinuities, loop };
}

function after(block: Block): Start {
  const { begin, end, mediaSequence, count, discontinuities, loop } = block;
  if (end === Infinity) return { begin, mediaSequence, discontinuities };
  const last = segmentAt(loop, count - 1);
  return {
    begin: end,
    mediaSequence: mediaSequence + count,
    discontinuities: discontinuities + last.discontinuity,
  };
}

function airedSegment(block: Block, number: number): AiredSegment {
  const { begin, duration, discontinuity, asset, index } = segmentAt(block.loop, number);
  return {
    mediaSequence: block.mediaSequence + number,
    discontinuity: block.discontinuities + discontinuity,
    isDiscontinuous: index === 0,
    begin: block.begin + begin,
    duration,
    asset,
    index,
    programme: block.programme,
  };
}

function assetOf({ assets }: Channel, id: string): Asset {
  const asset = assets.get(id);
  if (!asset) throw new Error(`The channel has no asset ${id}.`);
  return asset;
}
