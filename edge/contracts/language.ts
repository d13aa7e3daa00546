/** Languages offered to visitors, in BCP 47; the first is the source of all texts. */
export const LANGUAGES = ['en', 'pt-BR', 'es-MX', 'ar'] as const;
export type OfferedLanguage = (typeof LANGUAGES)[number];

/**
 * English with accents and 40 % longer: shows texts that are not in the catalogues or have no room to grow.
 * For tests; visitors never get it.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

const ALL_LANGUAGES = [...LANGUAGES, PSEUDO_LANGUAGE] as const;
export type Language = (typeof ALL_LANGUAGES)[number];

/** Returns the language of that name in any case, also the test language; else null. */
export function languageNamed(name: string | null | undefined): Language | null {
  const wanted = name?.toLowerCase();
  return ALL_LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

/** Whether visitors may choose it. */
export function isOffered(language: Language): language is OfferedLanguage {
  return language !== PSEUDO_LANGUAGE;
}
