import { BRAND_KEYS, type BrandKey, type BrandProfile } from '../../contracts/brand-profile.ts';
import { PRODUCT, PRODUCT_NAME } from '../../contracts/product.ts';

function profile(suffix: 'TV' | 'Net', brandDisplayName: string, appleId: string): BrandProfile {
  const brandName = `${PRODUCT_NAME}-${suffix}`;
  const name = `${PRODUCT}-${suffix.toLowerCase()}`;
  const domain = `${name}.example`;
  const androidAppPackageName = `example.${PRODUCT}.${suffix.toLowerCase()}`;
  return {
    brandName,
    brandDisplayName,
    feBaseUrl: `https://www.${domain}`,
    brandDomainDisplayName: domain,
    appStoreUrl: `https://apps.apple.com/app/${name}/${appleId}`,
    googlePlayStoreUrl: `https://play.google.com/store/apps/details?id=${androidAppPackageName}`,
    androidAppPackageName,
    supportEmail: `support@${domain}`,
    brandHeaderName: name,
    isScalingOff: false,
  };
}

export interface BrandColours {
  /** Colour of the mark and of controls. */
  accent: string;
  /** Colour of text on `accent`. */
  accentInk: string;
  /** Background of a match and of kits' cloths. */
  stage: string;
  stageDeep: string;
}

export interface BrandRecord {
  /** The brand's profile before an operator replaces fields. */
  profile: BrandProfile;
  /** Variable in which an operator replaces fields of the profile. */
  variable: string;
  /** Countries whose visitors get the brand (ISO 3166, lower case; spec points 1 and 9). */
  countries: readonly string[];
  /**
   * The brand's colours in the dark theme, for pictures of shared matches; `tokens.css` has them
   * for pages.
   */
  colours: BrandColours;
}

/** The brand of all countries that no other brand lists. */
export const DEFAULT_KEY = 'tv' satisfies BrandKey;
/** Profile of the default brand, in a constant of its own so that browsers load no other. */
export const DEFAULT_BRAND = profile('TV', PRODUCT_NAME, 'id1000000001');

/** All that the product knows about each brand. */
export const BRAND_RECORDS = {
  tv: {
    profile: DEFAULT_BRAND,
    variable: 'FIRST_BRAND',
    countries: [],
    colours: {
      accent: '#46d394',
      accentInk: '#06281a',
      stage: '#1a2320',
      stageDeep: '#121816',
    },
  },
  net: {
    profile: /* @__PURE__ */ profile('Net', `${PRODUCT_NAME} Net`, 'id1000000002'),
    variable: 'SECOND_BRAND',
    countries: ['br', 'mx'],
    colours: {
      accent: '#8fb0ff',
      accentInk: '#0a1c3d',
      stage: '#141a2c',
      stageDeep: '#0f1422',
    },
  },
} as const satisfies Record<BrandKey, BrandRecord>;

/** Brand profiles as the operator set them. */
export type Brands = Readonly<Record<BrandKey, BrandProfile>>;

/** Returns a value of each brand. */
export function eachBrand<Value>(valueOf: (key: BrandKey) => Value): Record<BrandKey, Value> {
  return { tv: valueOf('tv'), net: valueOf('net') };
}

export const BRANDS: Brands = /* @__PURE__ */ eachBrand((key) => BRAND_RECORDS[key].profile);

/** Returns the key of the brand of a country (ISO 3166, any case). */
export function brandKeyOfCountry(country: string | null): BrandKey {
  const wanted = country?.toLowerCase();
  return (
    BRAND_KEYS.find((key) => BRAND_RECORDS[key].countries.some((each) => each === wanted)) ??
    DEFAULT_KEY
  );
}

/** Returns the key of a brand by its header value, which an operator cannot replace. */
export function brandKeyOf({ brandHeaderName }: BrandProfile): BrandKey {
  return BRAND_KEYS.find((key) => BRANDS[key].brandHeaderName === brandHeaderName) ?? DEFAULT_KEY;
}

/** Returns the brand with this header value, in any letter case; null if there is none. */
export function brandNamed(name: string | undefined, brands = BRANDS): BrandProfile | null {
  const wanted = name?.toLowerCase();
  return Object.values(brands).find((brand) => brand.brandHeaderName === wanted) ?? null;
}

/** Returns the path of the brand's icon. */
export function iconPath({ brandHeaderName }: BrandProfile): string {
  return brandHeaderName === DEFAULT_BRAND.brandHeaderName
    ? '/favicon.svg'
    : `/favicon-${brandHeaderName}.svg`;
}

/** Returns the path of the brand's picture for shared pages. */
export function coverPath({ brandName }: BrandProfile): string {
  return `/covers/${brandName.toLowerCase()}.png`;
}
