/** One of the two brands that the same front end serves: every field of spec point 1, and what it wants of pages. */
export interface BrandProfile {
  /** Names the social image: `/covers/{brandName in lower case}.png`. */
  brandName: string;
  /** The name people read: in titles, descriptions and beside the logo. */
  brandDisplayName: string;
  /** Origin of the brand's own site, without a slash at its end. */
  feBaseUrl: string;
  /** The site's name as it is written in text. */
  brandDomainDisplayName: string;
  appStoreUrl: string;
  googlePlayStoreUrl: string;
  androidAppPackageName: string;
  supportEmail: string;
  /** Value of the `Brand` header of every API request, and of `?brand=` and `BRAND`. */
  brandHeaderName: string;
  /** Whether nobody may zoom its pages (spec point 9), as in native apps; elsewhere readers may. */
  isScalingOff: boolean;
}
