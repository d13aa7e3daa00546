import { countryCode, isCountryCode } from '../protocol/country.ts';
import { OTHER_NATION_NAMES } from '../protocol/nation-names.ts';
import { slugify } from '../protocol/fold-text.ts';

const byName = new Map(Object.entries(OTHER_NATION_NAMES));

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
  const name = ENGLISH.of(code.toUpperCase());
  const slug = name === undefined ? '' : nameSlug(name.replace(/ \(.*\)$/, ''));
  // Retired codes map to current ones: 'bu' (Burma) is also named Myanmar.
  if (slug !== '' && !byName.has(slug)) byName.set(slug, currentCode(code));
}

/** Suffixes of women's and youth national teams: 'Brazil U20', 'Spain Women'. */
const TEAM_OF = /\s+(?:U-?\d{2}|W|Women|Olympic)$/;

/**
 * Returns the ISO 3166 code of the nation in an English team or country name: 'br', 'gb-eng';
 * undefined for every other name, such as a club's.
 */
export function nationNamed(name: string): string | undefined {
  let nation = name.trim();
  while (TEAM_OF.test(nation)) nation = nation.replace(TEAM_OF, '');
  return byName.get(nameSlug(nation));
}

/**
 * Returns the nation of a code ('SUI', 'che', 'ENG') or of an English name; undefined for other
 * text.
 */
export function nationCoded(text: string): string | undefined {
  return isCountryCode(text) ? countryCode(text) : nationNamed(text);
}

function nameSlug(name: string): string {
  return slugify(name.replaceAll('&', ' and '));
}

/** Returns the current code of a region, such as 'de' for 'dd', the former code of East Germany. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region?.toLowerCase() ?? code;
}
