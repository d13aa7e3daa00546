import { PRODUCT } from '../../edge/contracts/product.ts';

/** The 24/7 channel. */
export function tvPath(): string {
  return `/${PRODUCT}-tv`;
}

/** Its guide, day by day. */
export function tvHomePath(): string {
  return `/${PRODUCT}-tv-home`;
}

/** The fan's saved programmes. */
export function tvListPath(): string {
  return `/${PRODUCT}-tv/my-list`;
}

/** The channel's stream, for any player. */
export const TV_STREAM_PATH = '/tv/live.m3u8';
