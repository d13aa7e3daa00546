import { expect, test } from 'vitest';
import { BRAND_KEYS } from '../../edge/contracts/brand-profile.ts';
import { BRAND_RECORDS, DEFAULT_KEY } from '../../edge/shared/brand/brand.ts';
import { CANVAS_COLOUR, THEME_COLOURS } from '../../edge/shared/brand/theme-colours.ts';
import { KIT_NAMES, kitNameOf, lookAlike, sideKits } from '../../edge/shared/crest/kit-name.ts';
import kitsCss from './kits.css?raw';
import tokensCss from './tokens.css?raw';

type Scheme = 'light' | 'dark';
/** A token's colour in each scheme. */
type Colours = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

/** Returns the colours that the first rule of a selector sets. */
function coloursOf(css: string, selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`No rule ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.matchAll(
    /--([\w-]+): (?:light-dark\((#[\da-f]+), (#[\da-f]+)\)|(#[\da-f]{6}))/g,
  );
  return new Map(
    [...found].map(([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  );
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Last selector of each rule of colours. */
const DARK = "[data-ground='dark']";
const BASE = coloursOf(tokensCss, DARK);
const ruleOf = (brand: string) =>
  brand === DEFAULT_KEY ? DARK : `:root[data-brand$='-${brand}'] ${DARK}`;

const LOOKS = BRAND_KEYS.flatMap((brand) => {
  const colours = new Map([...BASE, ...coloursOf(tokensCss, ruleOf(brand))]);
  const black = new Map([...colours, ...coloursOf(tokensCss, `:root[data-theme='black'] ${DARK}`)]);
  return [
    { look: `${brand}, light`, scheme: 'light', colours },
    { look: `${brand}, dark`, scheme: 'dark', colours },
    { look: `${brand}, black`, scheme: 'dark', colours: black },
  ] as const;
});

function colour(colours: Colours, name: string, scheme: Scheme): string {
  const found = colours.get(name);
  if (!found) throw new Error(`No colour --${name}`);
  return found[scheme];
}

const GROUNDS = ['canvas', 'surface', 'sunken', 'raised'];

interface Pair {
  /** Names of the two tokens. */
  name: string;
  colours: readonly [string, string];
  /** WCAG 2.2: 4.5 for words, 3 for shapes. */
  least: number;
}

/** Returns the pairs with too little contrast. */
function tooClose(pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ name, colours: [one, other], least }) => {
    const found = contrast(one, other);
    return found < least ? [`${name}: ${found.toFixed(2)}`] : [];
  });
}

test.each(LOOKS)('words can be read on every ground: $look', ({ scheme, colours }) => {
  const words = ['ink', 'ink-2', 'ink-3', 'brand', 'live', 'danger', 'warn', 'good', 'star'];
  const pairs = [
    ...GROUNDS.flatMap((ground) => words.map((word) => [word, ground] as const)),
    ['brand-on', 'brand'],
    ['ink', 'brand-soft'],
    ['live', 'live-soft'],
    // The plate of a goal, and a chosen chip.
    ['surface', 'live'],
    ['surface', 'ink'],
  ] as const;
  const of = (name: string) => colour(colours, name, scheme);
  expect(
    tooClose(
      pairs.map(([word, ground]) => ({
        name: `${word} on ${ground}`,
        colours: [of(word), of(ground)],
        least: 4.5,
      })),
    ),
  ).toEqual([]);
});

test.each(LOOKS)(
  'words can be read on the stage, which is always dark: $look',
  ({ scheme, colours }) => {
    const words = ['ink', 'ink-2', 'ink-3', 'live', 'brand', 'warn'];
    expect(
      tooClose(
        ['stage', 'stage-deep'].flatMap((ground) =>
          words.map((word) => ({
            name: `${word} on ${ground}`,
            colours: [colour(colours, word, 'dark'), colour(colours, ground, scheme)],
            least: 4.5,
          })),
        ),
      ),
    ).toEqual([]);
  },
);

test.each(LOOKS)('edges of controls stand out from every ground: $look', ({ scheme, colours }) => {
  expect(
    tooClose(
      ['canvas', 'surface', 'sunken'].flatMap((ground) =>
        ['outline', 'live-fill', 'focus'].map((edge) => ({
          name: `${edge} on ${ground}`,
          colours: [colour(colours, edge, scheme), colour(colours, ground, scheme)],
          least: 3,
        })),
      ),
    ),
  ).toEqual([]);
});

test.each(KIT_NAMES)('the kit %s can be read and seen on every ground', (name) => {
  const kit = coloursOf(kitsCss, `[data-kit='${name}']`);
  const pairs = LOOKS.flatMap(({ look, scheme, colours }): Pair[] => {
    const own = (part: string) => colour(kit, part, scheme);
    return [
      ...['canvas', 'surface', 'sunken'].flatMap((ground): Pair[] => {
        const behind = colour(colours, ground, scheme);
        return [
          { name: `edge on ${ground}, ${look}`, colours: [own('kit-edge'), behind], least: 3 },
        ];
      }),
      {
        name: `edge on the stage, ${look}`,
        colours: [colour(kit, 'kit-edge', 'dark'), colour(colours, 'stage', scheme)],
        least: 3,
      },
      { name: `words on it, ${look}`, colours: [own('kit-on'), own('kit')], least: 4.5 },
    ];
  });
  expect(tooClose(pairs)).toEqual([]);
});

test.each(KIT_NAMES)('the area of the kit %s has its colour', (name) => {
  expect(kitNameOf(colour(coloursOf(kitsCss, `[data-kit='${name}']`), 'kit', 'light'))).toBe(name);
});

test('two sides have kits that look different, whatever their colours', () => {
  // Each colour of a team, in the demo or of a feed, has the kit of one of these.
  const all = KIT_NAMES.map((name) =>
    colour(coloursOf(kitsCss, `[data-kit='${name}']`), 'kit', 'light'),
  );
  const team = (first: string) => ({ id: 'x', kit: { first, second: first } });
  const alike = all.flatMap((first) =>
    all.flatMap((other) => {
      const { home, away } = sideKits(team(first), team(other));
      return lookAlike(home, away) ? [`${first} against ${other}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test.each(BRAND_KEYS)('pictures of shared matches have the colours of %s on dark', (brand) => {
  const colours = new Map([...BASE, ...coloursOf(tokensCss, ruleOf(brand))]);
  expect(BRAND_RECORDS[brand].colours).toEqual({
    accent: colour(colours, 'brand', 'dark'),
    accentInk: colour(colours, 'brand-on', 'dark'),
    stage: colour(colours, 'stage', 'dark'),
    stageDeep: colour(colours, 'stage-deep', 'dark'),
  });
});

test('the bars of the browser have the colour of the page’s bar in each scheme', () => {
  const black = coloursOf(tokensCss, ":root[data-theme='black'] [data-ground='dark']");
  expect(THEME_COLOURS).toEqual({
    light: colour(BASE, 'surface', 'light'),
    dark: colour(BASE, 'surface', 'dark'),
    black: colour(black, 'surface', 'dark'),
  });
  expect(CANVAS_COLOUR).toBe(colour(BASE, 'canvas', 'light'));
});
