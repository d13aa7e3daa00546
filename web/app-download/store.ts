import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';

export type Store = 'apple' | 'google';

/** The store of the visitor's device; null where it has none of the two: a desktop, another system. */
export function storeOf(device: { isIos: boolean; isAndroid: boolean }): Store | null {
  if (device.isIos) return 'apple';
  return device.isAndroid ? 'google' : null;
}

/** Where the brand's app is in a store. */
export function storeUrl(
  store: Store,
  { appStoreUrl, googlePlayStoreUrl }: Pick<BrandProfile, 'appStoreUrl' | 'googlePlayStoreUrl'>,
): string {
  return store === 'apple' ? appStoreUrl : googlePlayStoreUrl;
}
