import { countryCode, isCountryCode } from '../protocol/country.ts';
import { OTHER_NATION_NAMES } from '../protocol/nation-names.ts';
import { slugify } from '../slug.ts';

const byName = new Map(Object.entries(OTHER_NATION_NAMES));

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
  const name = ENGLISH.of(code.toUpperCase());
  const slug = name === undefined ? '' : nameSlug(name.replace(/ \(.*\)$/, ''));
  // Codes that are no longer used follow those that are: 'bu' is Myanmar as well.
  if (slug !== '' && !byName.has(slug)) byName.set(slug, currentCode(code));
}

/** Whose national teams of women and of the young have names of their own: 'Brazil U20', 'Spain Women'. */
const TEAM_OF = /\s+(?:U-?\d{2}|W|Women|Olympic)$/;

/**
 * ISO 3166 code of the nation that a team's or a country's English name says: 'br', 'gb-eng';
 * undefined for every other name, such as a club's.
 */
export function nationNamed(name: string): string | undefined {
  let nation = name.trim();
  while (TEAM_OF.test(nation)) nation = nation.replace(TEAM_OF, '');
  return byName.get(nameSlug(nation));
}

/** Returns the nation that a code of any kind ('SUI', 'che', 'ENG') or an English name says; undefined for every other text. */
export function nationCoded(text: string): string | undefined {
  return isCountryCode(text) ? countryCode(text) : nationNamed(text);
}

function nameSlug(name: string): string {
  return slugify(name.replaceAll('&', ' and '));
}

/** 'dd', once the code of a part of Germany, is 'de' by now. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region?.toLowerCase() ?? code;
}
