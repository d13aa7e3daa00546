import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';

export type Store = 'apple' | 'google';

/** Returns the device's app store; null for a desktop or another system. */
export function storeOf(device: { isIos: boolean; isAndroid: boolean }): Store | null {
  if (device.isIos) return 'apple';
  return device.isAndroid ? 'google' : null;
}

/** Returns a brand's app URL in a store. */
export function storeUrl(
  store: Store,
  { appStoreUrl, googlePlayStoreUrl }: Pick<BrandProfile, 'appStoreUrl' | 'googlePlayStoreUrl'>,
): string {
  return store === 'apple' ? appStoreUrl : googlePlayStoreUrl;
}
