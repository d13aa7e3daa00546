import type { Visitor } from '../../edge/contracts/edge-context.ts';
import { isVersionAtLeast } from './app-version.ts';

/** First versions of the native apps whose web views have a feature (spec point 5). */
const FIRST_VERSIONS = {
  oddsComparison: { android: '1.1.59' },
  webViewTracking: { android: '2.12.0', ios: '1.9.0' },
} as const;
export type Feature = keyof typeof FIRST_VERSIONS;

/** Whether the visitor's app may have a feature. Browsers and apps without a rule always may. */
export function allowsFeature(
  feature: Feature,
  { platform, webView }: Pick<Visitor, 'platform' | 'webView'>,
): boolean {
  const first = new Map<string, string>(Object.entries(FIRST_VERSIONS[feature])).get(platform);
  return first === undefined || isVersionAtLeast(webView.appVersion, first);
}
