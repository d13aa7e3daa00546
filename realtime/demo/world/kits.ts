import type { Kit } from '../../protocol/kit.ts';
import { PATTERNS, type Pattern } from '../../protocol/kit-patterns.ts';
import type { SportKey } from '../../sports/sport.ts';
import { words, type Culture } from './culture.ts';
import type { Random } from './random.ts';

const COLOURS: ReadonlyMap<string, string> = new Map([
  ['amber', '#f5a81c'],
  ['black', '#17191c'],
  ['blue', '#1d4fc4'],
  ['brown', '#5c3a21'],
  ['claret', '#7a1e45'],
  ['gold', '#c9a23a'],
  ['green', '#0e7a43'],
  ['maroon', '#5e1524'],
  ['navy', '#14275a'],
  ['orange', '#ee6a1f'],
  ['purple', '#5b2a86'],
  ['red', '#c8102e'],
  ['silver', '#c3cbd0'],
  ['sky', '#6cabdd'],
  ['teal', '#0b8f8c'],
  ['white', '#ffffff'],
  ['yellow', '#f7d117'],
]);

/** Colours that clubs of a country wear: the base, then the pattern on it. */
const PAIRS: Readonly<Record<string, string>> = {
  gb: 'red-white blue-white claret-sky black-white amber-black green-white sky-white navy-white white-navy yellow-green red-black orange-black blue-yellow maroon-white white-black purple-white',
  es: 'white-purple red-white blue-claret white-red green-white yellow-blue blue-white white-black red-navy sky-white purple-white red-black white-green maroon-yellow',
  de: 'red-white yellow-black blue-white green-white white-red black-red white-black maroon-white brown-white navy-white yellow-blue white-green blue-red orange-black',
  fr: 'sky-white red-white navy-red white-red green-white yellow-green red-black blue-white navy-sky purple-white orange-black black-yellow',
  br: 'red-black green-white black-white blue-white red-white sky-black white-black maroon-green yellow-black white-red navy-yellow white-green orange-green yellow-blue',
  dk: 'blue-white red-white yellow-blue green-white black-white orange-black navy-red white-navy sky-white yellow-black purple-white red-navy',
  it: 'black-white blue-black red-black maroon-amber sky-white purple-white claret-white yellow-blue green-black white-blue orange-navy red-white navy-white',
  cz: 'red-white green-white claret-sky blue-white blue-yellow white-red black-white green-yellow navy-white red-black orange-navy',
  gr: 'red-white green-white yellow-black black-white blue-white white-blue red-navy maroon-white orange-black navy-gold sky-navy',
  us: 'navy-orange purple-gold red-black teal-black green-yellow blue-orange maroon-gold black-silver navy-red orange-brown sky-navy red-amber black-orange blue-silver purple-teal amber-navy green-white',
  do: 'blue-white red-navy yellow-blue orange-navy green-white black-gold navy-red teal-navy red-amber purple-gold',
  jp: 'orange-black yellow-black navy-white red-white sky-navy black-silver maroon-gold green-white teal-black blue-orange',
};

/** Patterns of a country's football, handball and volleyball shirts, with their weights. */
const PATTERNS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  gb: 'plain*5 stripes*4 halves*2 hoops*2 quarters sash pinstripes saltire',
  es: 'plain*4 stripes*5 sash*2 halves*2 band hoops pinstripes',
  de: 'plain*4 hoops*2 band*2 stripes*2 sash halves chief',
  fr: 'plain*4 band*3 stripes*2 sash*2 halves chevron hoops',
  br: 'plain*3 stripes*3 hoops*3 sash*3 band*2 halves cross',
  dk: 'plain*4 stripes*3 hoops*2 cross*2 halves band',
  it: 'plain*3 stripes*5 halves band sash lozenge',
  cz: 'plain*4 halves*2 stripes*2 band*2 quarters chief checks',
};

/** Patterns of sports whose shirts are alike in all countries, with their weights. */
const PATTERNS_OF_SPORTS: Readonly<Partial<Record<SportKey, string>>> = {
  basketball: 'plain*4 band*3 chevron*3 chief*2 sash pinstripes',
  'american-football': 'plain*4 chief*3 chevron*3 band*2 lozenge',
  baseball: 'plain*3 pinstripes*3 chief*3 band*2 chevron',
};

/**
 * Returns kits for clubs of a culture. No two kits look alike, and none looks like one of `others`.
 * Throws for a culture without colours.
 */
export function inventKits(
  random: Random,
  { sport, culture, count }: { sport: SportKey; culture: Culture; count: number },
  others: readonly Kit[],
): Kit[] {
  const pairs = pairsOf(culture);
  const patterns = patternsOf(sport, culture);
  const taken = new Set(others.map(lookOf));
  const worn = new Map<Pair, number>();
  return Array.from({ length: count }, () => {
    const free = pairs.flatMap((pair) =>
      patterns.flatMap(([pattern, weight]) => {
        const kit = { ...pair, pattern };
        // Few clubs of a league share their colours.
        const rarity = 8 ** -(worn.get(pair) ?? 0);
        return taken.has(lookOf(kit)) ? [] : [[{ pair, kit }, weight * rarity] as const];
      }),
    );
    const { pair, kit } = random.weighted(free);
    worn.set(pair, (worn.get(pair) ?? 0) + 1);
    taken.add(lookOf(kit));
    return kit;
  });
}

type Pair = Pick<Kit, 'first' | 'second'>;

/**
 * Returns a text that two kits share if they look alike. A plain kit shows only its first colour.
 */
function lookOf({ first, second, pattern }: Kit): string {
  return [pattern, ...(pattern === 'plain' ? [first] : [first, second].toSorted())].join(' ');
}

function pairsOf({ country }: Culture): Pair[] {
  return words(PAIRS[country] ?? '').map((pair) => {
    const [first, second] = pair.split('-').map((name) => COLOURS.get(name));
    if (!first || !second) throw new Error(`${country} has no colours ${pair}`);
    return { first, second };
  });
}

function patternsOf(sport: SportKey, { country }: Culture): [pattern: Pattern, weight: number][] {
  const line = PATTERNS_OF_SPORTS[sport] ?? PATTERNS_OF_COUNTRIES[country] ?? '';
  return words(line).map((each) => {
    const [name, weight = 1] = each.split('*');
    const pattern = PATTERNS.find((one) => one === name);
    if (!pattern) throw new Error(`${country} has no pattern ${name} in ${sport}`);
    return [pattern, Number(weight)];
  });
}
