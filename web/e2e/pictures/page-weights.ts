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
  { screen: 'home', phone: [56, 12], desktop: [79, 16.2] },
  { screen: 'day', phone: [56, 10.6], desktop: [56, 10.7] },
  { screen: 'football', phone: [44, 10.9], desktop: [69, 15.6] },
  { screen: 'league', phone: [86, 14.5], desktop: [87, 14.7] },
  { screen: 'team', phone: [93, 16.7], desktop: [94, 16.9] },
  { screen: 'news', phone: [43.5, 8.6], desktop: [46.5, 8.9] },
  { screen: 'article', phone: [42, 8.7], desktop: [43, 8.8] },
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
