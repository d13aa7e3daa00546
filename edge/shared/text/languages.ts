import { isOffered, type Language, type OfferedLanguage } from '../../contracts/language.ts';

export type Direction = 'ltr' | 'rtl';
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

interface LanguageRecord {
  /** Open Graph locale, which always has a country. */
  locale: string;
  /** Direction of its lines: the page's `dir`. */
  direction: Direction;
  /**
   * Returns the plural form of a whole number from 0 on, by the rules of CLDR. These rules are our
   * own: a library's, which also accept fractions, are 150 bytes larger on every page.
   */
  plural: (count: number) => PluralForm;
  /** Separators of thousands and of decimals, then the minus sign. */
  marks: string;
}

const ofMillions = (count: number) => (count > 0 && count % 1e6 === 0 ? 'many' : 'other');

/** All that the product knows about each language besides its texts and `language-names.ts`. */
export const LANGUAGE_RECORDS: Readonly<Record<OfferedLanguage, LanguageRecord>> = {
  en: {
    locale: 'en_GB',
    direction: 'ltr',
    plural: (count) => (count === 1 ? 'one' : 'other'),
    marks: ',.−',
  },
  'pt-BR': {
    locale: 'pt_BR',
    direction: 'ltr',
    plural: (count) => (count < 2 ? 'one' : ofMillions(count)),
    marks: '.,−',
  },
  'es-MX': {
    locale: 'es_MX',
    direction: 'ltr',
    plural: (count) => (count === 1 ? 'one' : ofMillions(count)),
    marks: ',.−',
  },
  ar: {
    locale: 'ar_AR',
    direction: 'rtl',
    plural: (count) =>
      (['zero', 'one', 'two'] as const)[count] ??
      (count % 100 > 10 ? 'many' : count % 100 > 2 ? 'few' : 'other'),
    // A left-to-right mark keeps the sign at the left of its number.
    marks: ',.\u200e−',
  },
};

/** Returns the record of a language; the test language has that of English. */
export function recordOf(language: Language): LanguageRecord {
  return LANGUAGE_RECORDS[isOffered(language) ? language : 'en'];
}

/** Returns the `dir` of a document in a language. */
export function directionOf(language: Language): Direction {
  return recordOf(language).direction;
}

/** Returns a tag without its variant: 'pt' for 'pt-BR'. */
export function spokenOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
