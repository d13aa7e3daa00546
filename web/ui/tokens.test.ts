import { expect, test } from 'vitest';
import { BRAND_KEYS } from '../../edge/contracts/brand-profile.ts';
import { BRAND_RECORDS, DEFAULT_KEY } from '../../edge/shared/brand/brand.ts';
import css from './tokens.css?raw';

const THEMES = ['light', 'dark'] as const;
const BRANDS = BRAND_KEYS.map((brand) => ({
  brand,
  from: brand === DEFAULT_KEY ? ':root {' : `:root[data-brand$='-${brand}'] {`,
}));

/** Returns a token's colour in a rule of the style sheet, or by default. */
function colour(name: string, rule: string, theme: (typeof THEMES)[number]): string {
  for (const from of [rule, ':root {']) {
    const start = css.indexOf(from);
    const block = css.slice(start, css.indexOf('}', start));
    const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(block);
    const value = found?.[theme === 'light' ? 1 : 2];
    if (value) return value;
  }
  throw new Error(`No colour --${name}`);
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS = [
  ['ink', 'canvas'],
  ['ink', 'flash'],
  ['ink-soft', 'canvas'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['accent', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  // A changed score, which axe seldom checks: it lasts two seconds.
  ['accent', 'flash'],
  ['accent-ink', 'accent'],
  ['danger', 'surface'],
  ['warn', 'surface'],
] as const;

for (const { brand, from } of BRANDS)
  for (const theme of THEMES)
    test.each(PAIRS)(
      `%s on %s has enough contrast: brand ${brand}, ${theme} theme`,
      (text, ground) => {
        const ratio = contrast(colour(text, from, theme), colour(ground, from, theme));
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      },
    );

test.each(BRANDS)(
  'pictures of shared matches have the accent of $brand on dark',
  ({ brand, from }) => {
    const { accent, accentInk } = BRAND_RECORDS[brand].colours;
    expect([colour('accent', from, 'dark'), colour('accent-ink', from, 'dark')]).toEqual([
      accent,
      accentInk,
    ]);
  },
);
