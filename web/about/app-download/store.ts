import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';

const STORES = ['apple', 'google'] as const;
export type Store = (typeof STORES)[number];

/** Returns the device's app store; null for a desktop or another system. */
export function storeOf(device: { isIos: boolean; isAndroid: boolean }): Store | null {
  if (device.isIos) return 'apple';
  return device.isAndroid ? 'google' : null;
}

/** Returns a brand's app URL in a store; empty without an app there. */
export function storeUrl(
  store: Store,
  { appStoreUrl, googlePlayStoreUrl }: Pick<BrandProfile, 'appStoreUrl' | 'googlePlayStoreUrl'>,
): string {
  return store === 'apple' ? appStoreUrl : googlePlayStoreUrl;
}

/** Returns the stores that have the brand's app. */
export function storesOf(brand: BrandProfile): Store[] {
  return STORES.filter((store) => storeUrl(store, brand) !== '');
}
