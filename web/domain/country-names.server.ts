import type { Language } from '../../edge/contracts/language.ts';
import type { CountryOption } from './country-option.ts';

/**
 * What countries are called in a language, by their ISO 3166 codes in lower case. For servers:
 * runtimes name some differently, so a browser does not ask its own.
 */
export function countryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase();
}

/** Countries by name, in the order of the language's alphabet. */
export function countryOptions(codes: readonly string[], language: Language): CountryOption[] {
  const nameOf = countryNames(language);
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
