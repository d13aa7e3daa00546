import type { Text } from '../text/text.ts';

/**
 * What is said of an article's language: nothing where it is the page's, else its name, or its
 * code where there is no name for it.
 */
export function languageText(t: Text, language: string): string | null {
  if (language === t.language) return null;
  const [spoken = language] = language.split('-');
  if (spoken === t.language.split('-')[0]) return null;
  return isNamed(spoken) ? t(`newsLanguage.${spoken}`) : spoken.toUpperCase();
}

const NAMED = ['en', 'es', 'pt'] as const;

function isNamed(spoken: string): spoken is (typeof NAMED)[number] {
  return NAMED.some((each) => each === spoken);
}
