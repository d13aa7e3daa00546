import type { Text } from '../text/text.ts';

/**
 * What is said of an article's language: nothing where it is the page's, else its name, or its
 * code where there is no name for it.
 */
export function languageText(t: Text, language: string): string | null {
  if (language === t.language) return null;
  const spoken = spokenOf(language);
  if (spoken === spokenOf(t.language)) return null;
  return isNamed(spoken) ? t(`newsLanguage.${spoken}`) : spoken.toUpperCase();
}

const NAMED = ['en', 'es', 'pt'] as const;

function isNamed(spoken: string): spoken is (typeof NAMED)[number] {
  return NAMED.some((each) => each === spoken);
}

interface Version {
  articleId: string;
  articleLanguage: string;
}

/**
 * The version of an article that its reader would rather have: in the very language of their pages,
 * else in what they speak where the article is in another.
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

function spokenOf(language: string): string {
  return language.split('-')[0] ?? language;
}
