import { isOffered, languageNamed, LANGUAGES, type Language } from '../contracts/language.ts';
import { LANGUAGE_COUNTRIES } from '../shared/text/language-names.ts';
import { spokenOf } from '../shared/text/languages.ts';

export interface LanguageSigns {
  /** Requested names, the latest first: from `?lang=`, `?locale=` and the cookie. */
  asked: readonly (string | null | undefined)[];
  /** Where the visitor is, ISO 3166 in lower case. */
  country: string | null;
  /** The `Accept-Language` header. */
  accepted: string | undefined;
  /** Whether the test language may be requested. */
  mayBePseudo: boolean;
}

/**
 * Returns a visitor's language: the chosen one, else their country's, else the first that their browser
 * accepts, else English. Unknown names are skipped.
 */
export function languageOf({ asked, country, accepted, mayBePseudo }: LanguageSigns): Language {
  const chosen = asked
    .map(languageNamed)
    .find((language) => language && (mayBePseudo || isOffered(language)));
  return chosen ?? languageOfCountry(country) ?? acceptedLanguage(accepted ?? '') ?? 'en';
}

function languageOfCountry(country: string | null): Language | undefined {
  return LANGUAGES.find((language) =>
    LANGUAGE_COUNTRIES[language].some((each) => each === country),
  );
}

/**
 * Returns the accepted language of the highest quality, the first in the header if several are
 * equal (RFC 9110 §12.5.4).
 */
function acceptedLanguage(header: string): Language | undefined {
  return header
    .split(',')
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => languageOfRange(range))
    .find((language) => language !== undefined);
}

function readRange(entry: string): { range: string; quality: number } {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { range, quality: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}

/**
 * Returns the language of a range, whatever its region: a reader of 'pt-PT' prefers Brazilian
 * Portuguese to English.
 */
function languageOfRange(range: string): Language | undefined {
  return LANGUAGES.find((language) => spokenOf(language) === spokenOf(range));
}
