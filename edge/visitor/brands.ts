import { overriddenBrand } from '../brand/brand-override.ts';
import { FIRST_BRAND, SECOND_BRAND, type Brands } from '../brand/brand.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { log } from '../../realtime/log.ts';

/** The variables by which an operator says what a brand is. */
export interface BrandVariables {
  FIRST_BRAND?: string;
  SECOND_BRAND?: string;
}

/** Variables do not change while a Worker runs; reading JSON for each call would cost more than the rest. */
let known: { first: string | undefined; second: string | undefined; brands: Brands } | undefined;

/** Both brands, as this Worker's variables have them. */
export function brandsOf(variables: BrandVariables): Brands {
  const { FIRST_BRAND: first, SECOND_BRAND: second } = variables;
  if (known?.first !== first || known?.second !== second || !known) {
    const brands = {
      first: read('FIRST_BRAND', FIRST_BRAND, first),
      second: read('SECOND_BRAND', SECOND_BRAND, second),
    };
    known = { first, second, brands };
  }
  return known.brands;
}

/** A site under its placeholder's name is better than none; the log says what to mend. */
function read(variable: string, brand: BrandProfile, json: string | undefined): BrandProfile {
  const override = overriddenBrand(brand, json);
  if (override.kind === 'ok') return override.brand;
  log('error', 'variable-malformed', { variable, message: override.message });
  return brand;
}
