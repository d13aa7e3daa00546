/** Languages offered to visitors, in BCP 47; the first is the source of all texts. */
export const LANGUAGES = ['en', 'pt-BR', 'es-MX', 'ar'] as const;
export type OfferedLanguage = (typeof LANGUAGES)[number];

/**
 * English with accents and 40 % longer, for tests: it reveals texts that are not in the catalogues,
 * and texts without room to grow. Visitors never get it.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

const ALL_LANGUAGES = [...LANGUAGES, PSEUDO_LANGUAGE] as const;
export type Language = (typeof ALL_LANGUAGES)[number];

/**
 * Returns the language with this name, in any letter case; null if unknown. It may be the test
 * language.
 */
export function languageNamed(name: string | null | undefined): Language | null {
  const wanted = name?.toLowerCase();
  return ALL_LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

/** Whether visitors may choose the language. */
export function isOffered(language: Language): language is OfferedLanguage {
  return language !== PSEUDO_LANGUAGE;
}
