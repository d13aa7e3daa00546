/** The brands that share this front end. */
export const BRAND_KEYS = ['tv', 'net'] as const;
export type BrandKey = (typeof BRAND_KEYS)[number];

/** A brand: every field of spec point 1, and page options. */
export interface BrandProfile {
  /** Names the social image: `/covers/{brandName in lower case}.png`. */
  brandName: string;
  /** Display name in titles, in descriptions and beside the logo. */
  brandDisplayName: string;
  /** Origin of the brand's own site, without a trailing slash. */
  feBaseUrl: string;
  /** Name of the site in texts. */
  brandDomainDisplayName: string;
  /** Addresses of the app in the stores; empty without one there. */
  appStoreUrl: string;
  googlePlayStoreUrl: string;
  /** Empty if no link can open the app on Android. */
  androidAppPackageName: string;
  supportEmail: string;
  /** Value of the `Brand` header of every API request, and of `?brand=` and `BRAND`. */
  brandHeaderName: string;
  /** Whether the brand's pages forbid zoom, like native apps (spec point 9). */
  isScalingOff: boolean;
}
