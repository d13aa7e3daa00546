import type { BrandProfile } from '../../contracts/brand-profile.ts';
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

export const FIRST_BRAND = profile('TV', PRODUCT_NAME, 'id1000000001');
export const SECOND_BRAND = profile('Net', `${PRODUCT_NAME} Net`, 'id1000000002');

/** Both brands, as the operator set them. */
export interface Brands {
  first: BrandProfile;
  second: BrandProfile;
}

const BRANDS: Brands = { first: FIRST_BRAND, second: SECOND_BRAND };

/** Visitors located here get the second brand (spec points 1 and 9). */
const SECOND_BRAND_COUNTRIES = new Set(['br', 'mx']);

/** Returns the brand of a visitor's country (ISO 3166, any case); the first if unknown. */
export function brandOfCountry(country: string | null, brands = BRANDS): BrandProfile {
  return country !== null && SECOND_BRAND_COUNTRIES.has(country.toLowerCase())
    ? brands.second
    : brands.first;
}

/** Returns the brand that an override names by its header value, in any case; or null. */
export function brandNamed(name: string | undefined, brands = BRANDS): BrandProfile | null {
  const wanted = name?.toLowerCase();
  return [brands.first, brands.second].find((brand) => brand.brandHeaderName === wanted) ?? null;
}

/** Path of the brand's picture for shared pages. */
export function coverPath({ brandName }: BrandProfile): string {
  return `/covers/${brandName.toLowerCase()}.png`;
}
