import { brotliCompressSync, constants } from 'node:zlib';
import { devices } from 'playwright/test';
import type { Size } from './pictured-fan.ts';
import type { Paths } from './screens.ts';

interface Limits {
  screen: keyof Paths;
  /** As it is and in Brotli, kB. */
  phone: readonly [whole: number, packed: number];
  desktop: readonly [whole: number, packed: number];
}

/**
 * The heaviest that a stranger's page may be on a full Saturday of 73 matches, in Brotli at the level
 * of a network that compresses as it sends.
 */
export const HEAVIEST: readonly Limits[] = [
  { screen: 'home', phone: [55, 11.9], desktop: [60, 12.5] },
  { screen: 'day', phone: [55, 10.6], desktop: [56, 10.7] },
  { screen: 'football', phone: [43, 10.9], desktop: [68, 15.5] },
  { screen: 'league', phone: [83, 14.3], desktop: [84, 14.5] },
  { screen: 'team', phone: [89.5, 16.3], desktop: [90, 16.5] },
  { screen: 'news', phone: [42.5, 8.6], desktop: [45.5, 8.9] },
  { screen: 'article', phone: [40.5, 8.6], desktop: [41, 8.7] },
];

const AGENTS = {
  phone: devices['Pixel 7']?.userAgent ?? '',
  desktop: devices['Desktop Chrome']?.userAgent ?? '',
};

/** Returns a page's weight as a visitor without cookies gets it, kB. */
export async function pageWeight(
  address: URL,
  device: Size,
): Promise<{ whole: number; packed: number }> {
  const answer = await fetch(address, { headers: { 'user-agent': AGENTS[device] } });
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  const html = Buffer.from(await answer.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    whole: html.length / 1_000,
    packed: brotliCompressSync(html, { params }).length / 1_000,
  };
}
