import { en, es, pt } from 'make-plural/cardinals';
import { isOffered, type Language, type OfferedLanguage } from '../../contracts/language.ts';

interface LanguageRecord {
  /** Its name for itself. */
  name: string;
  /** Open Graph locale, which always has a country. */
  locale: string;
  /** How its lines run; the page's `dir`. */
  direction: 'ltr' | 'rtl';
  /** Returns the plural form of a whole number: 'one', 'other' … */
  plural: (count: number) => string;
  /** Separators of thousands and of decimals. */
  separators: string;
}

/** All that the product knows of each language, beside its texts and `language-places.ts`. */
export const LANGUAGE_RECORDS: Readonly<Record<OfferedLanguage, LanguageRecord>> = {
  en: {
    name: 'English',
    locale: 'en_GB',
    direction: 'ltr',
    plural: en,
    separators: ',.',
  },
  'pt-BR': {
    name: 'Português',
    locale: 'pt_BR',
    direction: 'ltr',
    plural: pt,
    separators: '.,',
  },
  'es-MX': {
    name: 'Español',
    locale: 'es_MX',
    direction: 'ltr',
    plural: es,
    separators: ',.',
  },
  ar: {
    name: 'العربية',
    locale: 'ar_AR',
    direction: 'rtl',
    // The library's rule, which also takes fractions, is 34 bytes larger on every page.
    plural: (n) =>
      ['zero', 'one', 'two'][n] ?? (n % 100 > 10 ? 'many' : n % 100 > 2 ? 'few' : 'other'),
    separators: ',.',
  },
};

/** Returns the record of a language; the test language has that of English. */
export function recordOf(language: Language): LanguageRecord {
  return LANGUAGE_RECORDS[isOffered(language) ? language : 'en'];
}

/** Returns the `dir` of a document in a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return recordOf(language).direction;
}

/** Left-to-right mark: keeps a sign at the left of its number in a line that runs to the left. */
const LEFT_TO_RIGHT = '\u200e';

/** Returns a number with its sign, '+3' or '−3', in the order of digits in each language. */
export function signed(language: Language, sign: '+' | '−', number: string): string {
  return (directionOf(language) === 'rtl' ? LEFT_TO_RIGHT : '') + sign + number;
}

/** Returns a tag without its variant: 'pt' for 'pt-BR'. */
export function spokenOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
