import * as v from 'valibot';

/** The languages that visitors are offered, as BCP 47 names them; the first is the source of all texts. */
export const LANGUAGES = ['en', 'pt-BR', 'es-MX'] as const;
/**
 * English with accents and two fifths longer: what is not in the catalogues, or has no room to
 * grow, shows. For tests; visitors never get it.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

const languageSchema = v.picklist([...LANGUAGES, PSEUDO_LANGUAGE]);
export type Language = v.InferOutput<typeof languageSchema>;

/** The language of that name, any case, the one for tests among them; null for none. */
export function languageNamed(name: string | null | undefined): Language | null {
  const wanted = name?.toLowerCase();
  return languageSchema.options.find((language) => language.toLowerCase() === wanted) ?? null;
}

/** Whether visitors may have it. */
export function isOffered(language: Language): language is (typeof LANGUAGES)[number] {
  return language !== PSEUDO_LANGUAGE;
}
