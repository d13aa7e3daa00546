import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import type { Visitor } from '../../../edge/contracts/edge-context.ts';
import { storeOf, storeUrl } from './store.ts';

/** Target of a phone's app banner: the app, or the store if a link cannot open the app. */
export interface AppLink {
  kind: 'open' | 'store';
  href: string;
}

/**
 * Returns the link that opens a site path in the brand's app; null within the app, and on a device
 * whose store does not have it. On Android the link opens the app, or the store if the app is not
 * installed or links cannot open it. On iOS the link leads to the store: an installed app opens the
 * site's links without it, and Safari has its own banner (`appBannerMeta`).
 */
export function appLinkOf(
  { platform, device, brand }: Pick<Visitor, 'platform' | 'device' | 'brand'>,
  path: string,
): AppLink | null {
  const store = storeOf(device);
  if (platform === 'android' || platform === 'ios' || store === null) return null;
  const inStore = storeUrl(store, brand);
  if (inStore === '') return null;
  if (store === 'apple' || brand.androidAppPackageName === '')
    return { kind: 'store', href: inStore };
  const { host, protocol } = new URL(brand.feBaseUrl);
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    `package=${brand.androidAppPackageName}`,
    `S.browser_fallback_url=${encodeURIComponent(inStore)}`,
  ];
  return { kind: 'open', href: `intent://${host}${path}#Intent;${intent.join(';')};end` };
}

/**
 * Returns the meta tag for Safari's own banner, in a list; empty if the store URL has no app id.
 */
export function appBannerMeta(
  { appStoreUrl, feBaseUrl }: BrandProfile,
  path: string,
): { name: string; content: string }[] {
  const [, id] = /\/id(\d+)/.exec(appStoreUrl) ?? [];
  if (id === undefined) return [];
  const content = `app-id=${id}, app-argument=${feBaseUrl}${path}`;
  return [{ name: 'apple-itunes-app', content }];
}
