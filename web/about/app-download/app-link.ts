import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import type { Visitor } from '../../../edge/contracts/edge-context.ts';
import { storeOf, storeUrl } from './store.ts';

/** Target of a phone's banner: the app, or the store where only that is possible. */
export interface AppLink {
  kind: 'open' | 'store';
  href: string;
}

/**
 * Returns the link that opens a site path in the brand's app; null within the app, and where the
 * device has none. Android opens the app, or the store if it is not installed. On iOS the app opens
 * the site's links by itself and Safari shows its own banner (`appBannerMeta`), so only the store
 * remains.
 */
export function appLinkOf(
  { platform, device, brand }: Pick<Visitor, 'platform' | 'device' | 'brand'>,
  path: string,
): AppLink | null {
  const store = storeOf(device);
  if (platform === 'android' || platform === 'ios' || store === null) return null;
  const inStore = storeUrl(store, brand);
  if (store === 'apple') return { kind: 'store', href: inStore };
  const { host, protocol } = new URL(brand.feBaseUrl);
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    `package=${brand.androidAppPackageName}`,
    `S.browser_fallback_url=${encodeURIComponent(inStore)}`,
  ];
  return { kind: 'open', href: `intent://${host}${path}#Intent;${intent.join(';')};end` };
}

/** Returns the meta tag for Safari's own banner; empty if the store URL names no app. */
export function appBannerMeta(
  { appStoreUrl, feBaseUrl }: BrandProfile,
  path: string,
): { name: string; content: string }[] {
  const [, id] = /\/id(\d+)/.exec(appStoreUrl) ?? [];
  if (id === undefined) return [];
  const content = `app-id=${id}, app-argument=${feBaseUrl}${path}`;
  return [{ name: 'apple-itunes-app', content }];
}
