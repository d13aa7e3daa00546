import { en, es, pt } from 'make-plural/cardinals';
import type { OfferedLanguage } from '../../contracts/language.ts';

interface LanguageRecord {
  /** Its name for itself. */
  name: string;
  /** The country of its variant, in the language; null if the texts suit all of its speakers. */
  region: string | null;
  /** Countries (ISO 3166, lower case) whose visitors get it unless they choose another. */
  countries: readonly string[];
  /** Open Graph locale, which always has a country. */
  locale: string;
  /** Returns the plural form of a count: 'one', 'other' … */
  plural: (count: number) => string;
  /** Separator of thousands. */
  thousands: string;
  /** Separator of decimals. */
  decimals: string;
}

/** All that the product knows of each language, beside its texts. */
export const LANGUAGE_RECORDS: Readonly<Record<OfferedLanguage, LanguageRecord>> = {
  en: {
    name: 'English',
    region: null,
    countries: [],
    locale: 'en_GB',
    plural: en,
    thousands: ',',
    decimals: '.',
  },
  'pt-BR': {
    name: 'Português',
    region: 'Brasil',
    countries: ['br'],
    locale: 'pt_BR',
    plural: pt,
    thousands: '.',
    decimals: ',',
  },
  'es-MX': {
    name: 'Español',
    region: 'México',
    countries: ['mx'],
    locale: 'es_MX',
    plural: es,
    thousands: ',',
    decimals: '.',
  },
};

/** Returns a tag without its variant: 'pt' for 'pt-BR'. */
export function spokenOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
