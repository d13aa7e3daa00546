import { isOffered, languageNamed, LANGUAGES, type Language } from '../contracts/language.ts';

export interface LanguageSigns {
  /** Requested names, the latest first: from `?lang=` and from the cookie. */
  asked: readonly (string | null | undefined)[];
  /** Where the visitor is, ISO 3166 in lower case. */
  country: string | null;
  /** The `Accept-Language` header. */
  accepted: string | undefined;
  /** Whether the test language may be requested. */
  mayBePseudo: boolean;
}

const OF_COUNTRY = new Map<string | null, Language>([
  ['br', 'pt-BR'],
  ['mx', 'es-MX'],
]);

/**
 * Returns a visitor's language: the chosen one, else their country's, else the first that their browser
 * accepts, else English. Unknown names are skipped.
 */
export function languageOf({ asked, country, accepted, mayBePseudo }: LanguageSigns): Language {
  const chosen = asked
    .map(languageNamed)
    .find((language) => language && (mayBePseudo || isOffered(language)));
  return chosen ?? OF_COUNTRY.get(country) ?? acceptedLanguage(accepted ?? '') ?? 'en';
}

/** By quality, then in the order of the header (RFC 9110 §12.5.4). */
function acceptedLanguage(header: string): Language | undefined {
  return header
    .slice(0, MAX_LENGTH)
    .split(',')
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => languageOfRange(range))
    .find((language) => language !== undefined);
}

/** No browser sends more; anyone may. */
const MAX_LENGTH = 500;

function readRange(entry: string): { range: string; quality: number } {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { range, quality: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}

/** Matches the first subtag: 'pt-PT' and 'pt' read better in Brazilian Portuguese than in English. */
function languageOfRange(range: string): Language | undefined {
  const [primary] = range.split('-');
  return LANGUAGES.find((language) => language.split('-')[0] === primary);
}
