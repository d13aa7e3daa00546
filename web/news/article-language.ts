import { LANGUAGES, type OfferedLanguage } from '../../edge/contracts/language.ts';
import { spokenOf } from '../../edge/shared/text/languages.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/**
 * Returns the name of an article's language, or its code if it has no name; null if it is the
 * page's language.
 */
export function languageText(t: Text, language: string): string | null {
  if (language === t.language) return null;
  const spoken = spokenOf(language);
  if (spoken === spokenOf(t.language)) return null;
  return isNamed(spoken) ? t(`newsLanguage.${spoken}`) : spoken.toUpperCase();
}

type Spoken<Tag extends string> = Tag extends `${infer Primary}-${string}` ? Primary : Tag;

/** Whether the texts name a language: they name each one that visitors may choose. */
function isNamed(spoken: string): spoken is Spoken<OfferedLanguage> {
  return LANGUAGES.some((language) => spokenOf(language) === spoken);
}

interface Version {
  articleId: string;
  articleLanguage: string;
}

/**
 * Returns a version that suits the reader better: in the reader's exact language or, if the article
 * is in another language, in a variant of it. Null if there is none.
 */
export function versionToOffer<V extends Version>(
  versions: readonly V[],
  { id, language }: { id: string; language: string },
  wanted: string,
): V | null {
  if (language === wanted) return null;
  const own =
    versions.find(({ articleLanguage }) => articleLanguage === wanted) ??
    (spokenOf(language) === spokenOf(wanted)
      ? undefined
      : versions.find(({ articleLanguage }) => spokenOf(articleLanguage) === spokenOf(wanted)));
  return own && own.articleId !== id ? own : null;
}
