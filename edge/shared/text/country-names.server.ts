import type { Language } from '../../contracts/language.ts';
import { countryCode, HOME_NATIONS, INTERNATIONAL } from '../../../realtime/protocol/country.ts';
import { textOf } from './text.ts';
import type { CountryOption } from './country-option.ts';

/**
 * Countries for which fans use other names than locale data does: 'Congo - Kinshasa', 'Hong Kong,
 * RAE da China'.
 */
const OWN_NAMES = [
  'ae',
  'ba',
  'cd',
  'cg',
  'ci',
  'cz',
  'hk',
  'mm',
  'mo',
  'nl',
  'ps',
  'sa',
  'tr',
] as const;

const displayNames = new Map<Language, Intl.DisplayNames>();

/**
 * Returns a country's name in a language, for any of its codes; null if there is no country. A
 * country without a name keeps the source's text. For servers: runtimes differ in some names, so
 * browsers do not use their own.
 */
export function countryName(written: string | null, language: Language): string | null {
  const code = countryCode(written ?? INTERNATIONAL);
  if (code === INTERNATIONAL) return null;
  const homeNation = HOME_NATIONS.find((nation) => nation === code);
  if (homeNation) return textOf(language)(`homeNation.${homeNation}`);
  const own = OWN_NAMES.find((nation) => nation === code);
  if (own) return textOf(language)(`nation.${own}`);
  if (!/^[a-z]{2}$/.test(code)) return code;
  const names =
    displayNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  displayNames.set(language, names);
  return names.of(code.toUpperCase()) ?? written;
}

/** Returns countries in the language's alphabetical order. */
export function countryOptions(codes: readonly string[], language: Language): CountryOption[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => countryOption(code, language))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Returns a country option; without a name, its code in capitals. */
export function countryOption(code: string, language: Language): CountryOption {
  return { code, name: countryName(code, language) ?? code.toUpperCase() };
}
