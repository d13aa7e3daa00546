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
  { screen: 'home', phone: [115, 18.3], desktop: [134, 22] },
  { screen: 'day', phone: [56, 10.6], desktop: [57, 10.8] },
  { screen: 'football', phone: [44, 10.9], desktop: [70, 15.7] },
  { screen: 'league', phone: [87, 14.6], desktop: [88, 14.8] },
  { screen: 'team', phone: [94, 16.9], desktop: [95, 17.1] },
  { screen: 'news', phone: [65, 11.3], desktop: [66, 11.4] },
  { screen: 'article', phone: [43, 9], desktop: [44, 9.1] },
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
