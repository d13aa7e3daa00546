import examples from 'libphonenumber-js/mobile/examples';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/min';
import type { Language } from '../../edge/contracts/language.ts';
import { countryOptions } from '../../edge/shared/text/country-names.server.ts';
import type { CountryOption } from '../../edge/shared/text/country-option.ts';

/** A country with its phone prefix: '+55'. */
export interface DiallingCode extends CountryOption {
  dial: string;
}

/**
 * Returns all dialling codes, sorted by country name. Server only: the phone number data is large.
 */
export function diallingCodes(language: Language): DiallingCode[] {
  const dials = new Map(
    getCountries().map((code) => [code.toLowerCase(), `+${getCountryCallingCode(code)}`] as const),
  );
  return countryOptions([...dials.keys()], language).map((country) => ({
    ...country,
    dial: dials.get(country.code) ?? '',
  }));
}

/**
 * Returns a mobile number of a country, as its people write it: '(11) 96123-4567'; undefined for a
 * country without numbers.
 */
export function phoneExample(country: string): string | undefined {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? getExampleNumber(code, examples)?.formatNational() : undefined;
}
