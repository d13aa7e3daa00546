import { foldText } from '../../../realtime/protocol/fold-text.ts';
import type { Language } from '../../contracts/language.ts';
import { COUNTRIES } from '../../../realtime/protocol/country.ts';
import { OTHER_NATION_NAMES } from '../../../realtime/protocol/nation-names.ts';
import { textOf } from './text.ts';
import { countryName } from './country-names.server.ts';

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Suffixes of a nation's further teams: 'Brazil U20', 'Spain Women', 'England W U19'. */
const SUFFIX = /\s+(?:U-?(?<age>\d{2})|(?<women>W|Women)|(?<olympic>Olympic))$/;

/**
 * Returns a national team's name in a language ('Alemanha sub-20'), or null if `written` is not the
 * English name of a team of `nation`: a club, or a player of that nation.
 */
export function nationTeamName(written: string, nation: string, language: Language): string | null {
  const t = textOf(language);
  const suffix = SUFFIX.exec(written);
  if (suffix) {
    const name = nationTeamName(written.slice(0, suffix.index), nation, language);
    const { age, women } = suffix.groups ?? {};
    if (name === null) return null;
    if (age !== undefined) return t('nationTeam.under', { nation: name, age });
    return t(women === undefined ? 'nationTeam.olympic' : 'nationTeam.women', { nation: name });
  }
  if (!isNameOf(nation, slugOf(written))) return null;
  return nationName(nation, language);
}

/** Fewest letters: shorter beginnings fit too many nations. */
const SHORTEST = 3;
const MOST = 3;

/**
 * Returns the English names of nations whose name in a language begins with `keyword`: feeds write
 * teams in English. Omits English names that begin with it as well, which a search finds anyway.
 */
export function englishNationNames(keyword: string, language: Language): string[] {
  const slug = slugOf(keyword);
  if (language === 'en' || slug.length < SHORTEST) return [];
  return COUNTRIES.flatMap((code) => {
    const own = slugOf(nationName(code, language) ?? '');
    const english = nationName(code, 'en');
    if (english === null || !own.startsWith(slug) || slugOf(english).startsWith(slug)) return [];
    return [english];
  }).slice(0, MOST);
}

function nationName(nation: string, language: Language): string | null {
  if (nation === 'gb' || nation === 'tw') return textOf(language)(`nationTeam.${nation}`);
  return countryName(nation, language);
}

function isNameOf(nation: string, slug: string): boolean {
  if (slug === '') return false;
  if (OTHER_NATION_NAMES[slug] === nation) return true;
  // Feeds omit the other name of 'Myanmar (Burma)'.
  const english = /^[a-z]{2}$/.test(nation) ? ENGLISH.of(nation.toUpperCase()) : undefined;
  return [english, english?.replace(/ \(.*\)$/, ''), countryName(nation, 'en')].some(
    (name) => name !== undefined && name !== null && slugOf(name) === slug,
  );
}

/** Returns a name in folded letters of any script, with hyphens between its words. */
function slugOf(name: string): string {
  return foldText(name.replaceAll('&', ' and ')).replaceAll(' ', '-');
}
