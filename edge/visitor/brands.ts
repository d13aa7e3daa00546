import { overriddenBrand } from '../shared/brand/brand-override.ts';
import { FIRST_BRAND, SECOND_BRAND, type Brands } from '../shared/brand/brand.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { log } from '../../realtime/hosts/log.ts';

/** Variables in which an operator defines the brands. */
export interface BrandVariables {
  FIRST_BRAND?: string;
  SECOND_BRAND?: string;
}

/** Variables do not change in a running Worker; parsing JSON for each call would cost more than the rest. */
let known: { first: string | undefined; second: string | undefined; brands: Brands } | undefined;

/** Returns both brands from this Worker's variables. */
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

/** A site with a placeholder's name is better than none; the log says what to fix. */
function read(variable: string, brand: BrandProfile, json: string | undefined): BrandProfile {
  const override = overriddenBrand(brand, json);
  if (override.kind === 'ok') return override.brand;
  log('error', 'variable-malformed', { variable, message: override.message });
  return brand;
}
