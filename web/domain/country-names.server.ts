import type { Language } from '../../edge/contracts/language.ts';
import { textOf } from '../text/text.ts';
import type { CountryOption } from './country-option.ts';

/** Parts of the United Kingdom with leagues of their own, by the codes that sources send. */
const HOME_NATIONS = ['eng', 'sco', 'wal', 'nir'] as const;

const displayNames = new Map<Language, Intl.DisplayNames>();

/**
 * What a country of an ISO 3166 code in lower case, or a home nation, is called in a language, or
 * null when it has no name. For servers: runtimes name some differently, so a browser does not ask its own.
 */
export function countryName(code: string | null, language: Language): string | null {
  const homeNation = HOME_NATIONS.find((nation) => nation === code);
  if (homeNation) return textOf(language)(`homeNation.${homeNation}`);
  if (code === null || !/^[a-z]{2}$/.test(code)) return null;
  const names =
    displayNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  displayNames.set(language, names);
  return names.of(code.toUpperCase()) ?? null;
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
