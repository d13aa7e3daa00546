import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';
import { storeOf, storeUrl } from './store.ts';

/** Where a phone's banner leads: into the app, or to the store where only that is possible. */
export interface AppLink {
  kind: 'open' | 'store';
  href: string;
}

/**
 * What opens a path of the site in the brand's app; null within the app, and
 * where there is none for the device. Android opens the app, or the store
 * where it is not installed. On iOS the app has the site's links by itself and
 * Safari a banner of its own (`appBannerMeta`), so what is left is the store.
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

/** What Safari makes its own banner of; nothing where the store's address names no app. */
export function appBannerMeta(
  { appStoreUrl, feBaseUrl }: BrandProfile,
  path: string,
): { name: string; content: string }[] {
  const [, id] = /\/id(\d+)/.exec(appStoreUrl) ?? [];
  if (id === undefined) return [];
  const content = `app-id=${id}, app-argument=${feBaseUrl}${path}`;
  return [{ name: 'apple-itunes-app', content }];
}
