/** Brands of the same front end. */
export const BRAND_KEYS = ['tv', 'net'] as const;
export type BrandKey = (typeof BRAND_KEYS)[number];

/** A brand: every field of spec point 1, and page options. */
export interface BrandProfile {
  /** Names the social image: `/covers/{brandName in lower case}.png`. */
  brandName: string;
  /** The name people read: in titles, descriptions and beside the logo. */
  brandDisplayName: string;
  /** Origin of the brand's own site, without a trailing slash. */
  feBaseUrl: string;
  /** The site's name in text. */
  brandDomainDisplayName: string;
  appStoreUrl: string;
  googlePlayStoreUrl: string;
  androidAppPackageName: string;
  supportEmail: string;
  /** Value of the `Brand` header of every API request, and of `?brand=` and `BRAND`. */
  brandHeaderName: string;
  /** Whether its pages forbid zoom (spec point 9), as native apps do; elsewhere readers may zoom. */
  isScalingOff: boolean;
}
