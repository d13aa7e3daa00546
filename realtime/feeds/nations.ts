import { slugify } from '../slug.ts';

/** As feeds write nations that English has another first name for. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  england: 'gb-eng',
  scotland: 'gb-sct',
  wales: 'gb-wls',
  'northern-ireland': 'gb-nir',
  usa: 'us',
  'united-states-of-america': 'us',
  'great-britain': 'gb',
  'korea-republic': 'kr',
  'republic-of-korea': 'kr',
  'korea-dpr': 'kp',
  'ir-iran': 'ir',
  'china-pr': 'cn',
  'hong-kong': 'hk',
  'hong-kong-china': 'hk',
  macau: 'mo',
  'chinese-taipei': 'tw',
  'czech-republic': 'cz',
  turkey: 'tr',
  'ivory-coast': 'ci',
  'dr-congo': 'cd',
  'congo-dr': 'cd',
  congo: 'cg',
  'cabo-verde': 'cv',
  swaziland: 'sz',
  macedonia: 'mk',
  'republic-of-ireland': 'ie',
  'russian-federation': 'ru',
  'the-gambia': 'gm',
  palestine: 'ps',
  curacao: 'cw',
  'st-kitts-and-nevis': 'kn',
  'st-lucia': 'lc',
  'st-vincent-and-the-grenadines': 'vc',
};

const byName = new Map(Object.entries(OTHER_NAMES));

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

function nameSlug(name: string): string {
  return slugify(name.replaceAll('&', ' and '));
}

/** 'dd', once the code of a part of Germany, is 'de' by now. */
function currentCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region?.toLowerCase() ?? code;
}
