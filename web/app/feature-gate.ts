import type { Visitor } from '../../edge/contracts/edge-context.ts';

/** Lowest versions of the native apps that show a feature in their web views, by platform (spec point 5). */
const LOWEST_VERSIONS = {
  oddsComparison: { android: '1.1.59' },
  webViewTracking: { android: '2.12.0', ios: '1.9.0' },
} as const;
export type Feature = keyof typeof LOWEST_VERSIONS;

/** Whether a visitor gets a feature: an app from its lowest version on, a browser always. */
export function allowsFeature(
  feature: Feature,
  { platform, webView }: Pick<Visitor, 'platform' | 'webView'>,
): boolean {
  const lowest = new Map<string, string>(Object.entries(LOWEST_VERSIONS[feature])).get(platform);
  return lowest === undefined || isVersionAtLeast(webView.appVersion, lowest);
}

/**
 * Whether an app's version is at least `minimum` (spec point 5). Compares part by part as numbers and
 * ignores everything after a hyphen. True without a version: a page outside apps has none.
 */
export function isVersionAtLeast(version: string | null | undefined, minimum: string): boolean {
  if (!version) return true;
  const [own, lowest] = [partsOf(version), partsOf(minimum)];
  for (let place = 0; place < Math.max(own.length, lowest.length); place += 1) {
    const difference = (own[place] ?? 0) - (lowest[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** A part that does not begin with a number counts as 0. */
function partsOf(version: string): number[] {
  const [release = ''] = version.split('-');
  return release.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
