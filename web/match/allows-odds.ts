import type { Visitor } from '../../edge/contracts/edge-context.ts';
import { isVersionAtLeast } from '../app/app-version.ts';

/** The first Android app whose web view may show a comparison of odds (spec point 5). */
const ANDROID_VERSION = '1.1.59';

/** Whether the visitor's app may show odds; browsers and other apps always may. */
export function allowsOdds({ platform, webView }: Pick<Visitor, 'platform' | 'webView'>): boolean {
  return platform !== 'android' || isVersionAtLeast(webView.appVersion, ANDROID_VERSION);
}
