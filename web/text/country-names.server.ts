import type { Language } from '../../edge/contracts/language.ts';
import { countryCode, HOME_NATIONS, INTERNATIONAL } from '../../realtime/protocol/country.ts';
import { textOf } from './text.ts';
import type { CountryOption } from './country-option.ts';

/** Those that a fan calls otherwise than locale data: 'Congo - Kinshasa', 'Hong Kong, RAE da China'. */
const OWN_NAMES = ['ba', 'cd', 'cg', 'ci', 'cz', 'hk', 'mm', 'mo', 'nl', 'ps', 'tr'] as const;

const displayNames = new Map<Language, Intl.DisplayNames>();

/**
 * What a country is called in a language, whichever of its codes is given; null for what is of none.
 * One that has no name is called what the source writes. For servers: runtimes name some
 * differently, so a browser does not ask its own.
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

/** Countries by name, in the order of the language's alphabet. */
export function countryOptions(codes: readonly string[], language: Language): CountryOption[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => countryOption(code, language))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** A country to choose: by its code in capitals where it has no name. */
export function countryOption(code: string, language: Language): CountryOption {
  return { code, name: countryName(code, language) ?? code.toUpperCase() };
}
