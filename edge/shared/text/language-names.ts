import type { OfferedLanguage } from '../../contracts/language.ts';

/* Not in `languages.ts`, which every page loads first. */

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<OfferedLanguage, string>> = {
  en: 'English',
  'pt-BR': 'Português',
  'es-MX': 'Español',
  ar: 'العربية',
};

/**
 * Countries (ISO 3166, lower case) whose visitors get a language unless they choose another. The
 * first country decides which brand's site search engines see in the language. Only servers use
 * this list.
 */
export const LANGUAGE_COUNTRIES: Readonly<Record<OfferedLanguage, readonly string[]>> = {
  en: [],
  'pt-BR': ['br'],
  'es-MX': ['mx'],
  // Members of the Arab League in which Arabic is the language of sport.
  ar: 'sa ae bh dz eg iq jo kw lb ly ma mr om ps qa sd sy tn ye'.split(' '),
};

/**
 * The country of a language's variant, written in the language; null if the texts suit all of its
 * speakers.
 */
export const LANGUAGE_REGIONS: Readonly<Record<OfferedLanguage, string | null>> = {
  en: null,
  'pt-BR': 'Brasil',
  'es-MX': 'México',
  ar: null,
};
