import { overriddenBrand } from '../shared/brand/brand-override.ts';
import {
  BRAND_RECORDS,
  brandKeyOfCountry,
  brandNamed,
  DEFAULT_KEY,
  eachBrand,
  type Brands,
} from '../shared/brand/brand.ts';
import { LANGUAGE_COUNTRIES } from '../shared/text/language-names.ts';
import type { BrandKey, BrandProfile } from '../contracts/brand-profile.ts';
import type { Sites } from '../contracts/edge-context.ts';
import { LANGUAGES } from '../contracts/language.ts';
import { log } from '../../realtime/hosts/log.ts';

/** Variables in which an operator defines the brands. */
export type BrandVariables = Partial<Record<(typeof BRAND_RECORDS)[BrandKey]['variable'], string>>;

/**
 * Cache: variables do not change in a running Worker, and parsing JSON for each call would cost
 * more than the rest.
 */
let known: { set: string; brands: Brands } | undefined;

/** Returns the brands from this Worker's variables. */
export function brandsOf(variables: BrandVariables): Brands {
  const json = eachBrand((key) => variables[BRAND_RECORDS[key].variable]);
  const set = JSON.stringify(json);
  if (known?.set !== set) known = { set, brands: eachBrand((key) => read(key, json[key])) };
  return known.brands;
}

/**
 * Returns a brand with an operator's overrides, or without them if they are malformed: a site with
 * the default name is better than none, and the log says what to fix.
 */
function read(key: BrandKey, json: string | undefined): BrandProfile {
  const { profile, variable } = BRAND_RECORDS[key];
  const override = overriddenBrand(profile, json);
  if (override.kind === 'ok') return override.brand;
  log('error', 'variable-malformed', { variable, message: override.message });
  return profile;
}

/**
 * Returns each language's site for search engines: the site of the brand of the language's first
 * country, or of the one brand that `BRAND` gives every visitor.
 */
export function sitesOf(variables: BrandVariables & { BRAND?: string }): Sites {
  const brands = brandsOf(variables);
  const only = brandNamed(variables.BRAND, brands);
  const own = LANGUAGES.map((language) => {
    const [country = null] = LANGUAGE_COUNTRIES[language];
    return [language, (only ?? brands[brandKeyOfCountry(country)]).feBaseUrl];
  });
  return { 'x-default': (only ?? brands[DEFAULT_KEY]).feBaseUrl, ...Object.fromEntries(own) };
}
