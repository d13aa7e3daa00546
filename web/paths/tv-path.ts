import { PRODUCT } from '../../edge/contracts/product.ts';

/** Returns the path of the 24/7 channel. */
export function tvPath(): string {
  return `/${PRODUCT}-tv`;
}

/** Returns the path of the channel's guide, day by day. */
export function tvHomePath(): string {
  return `/${PRODUCT}-tv-home`;
}

/** Returns the path of the fan's saved programmes. */
export function tvListPath(): string {
  return `/${PRODUCT}-tv/my-list`;
}

/** Path of the channel's HLS stream, for any player. */
export const TV_STREAM_PATH = '/tv/live.m3u8';
