import { expect, it } from 'vitest';
import {
  BRANDS,
  BRAND_RECORDS,
  brandKeyOf,
  brandKeyOfCountry,
  brandNamed,
  coverPath,
  iconPath,
  DEFAULT_BRAND,
} from './brand.ts';
import { MARK } from './mark.ts';
import { BRAND_KEYS } from '../../contracts/brand-profile.ts';
import { PRODUCT } from '../../contracts/product.ts';

it.each(['br', 'mx', 'BR', 'Mx'])('gives %s the brand net', (country) => {
  expect(brandKeyOfCountry(country)).toBe('net');
});

it.each(['es', 'us', 'b', '', null])('gives %j the default brand', (country) => {
  expect(BRANDS[brandKeyOfCountry(country)]).toBe(DEFAULT_BRAND);
});

it('finds a brand only by its header value, ignoring case', () => {
  expect(brandNamed(`${PRODUCT}-net`)).toBe(BRANDS.net);
  expect(brandNamed(`${PRODUCT}-TV`)).toBe(BRANDS.tv);
  expect(brandNamed('other')).toBeNull();
  expect(brandNamed(undefined)).toBeNull();
});

it('gives each brand its own names, addresses, variable, countries and colours', () => {
  const values = BRAND_KEYS.flatMap((key) => {
    const { profile, variable, countries, colours } = BRAND_RECORDS[key];
    const { isScalingOff: _alike, ...named } = profile;
    return [...Object.values(named), variable, ...countries, ...Object.values(colours)];
  });
  expect(values).not.toContain('');
  expect(new Set(values).size).toBe(values.length);
});

it.each(BRAND_KEYS)('finds the key %s of a brand whose fields an operator replaced', (key) => {
  const replaced = { ...BRANDS[key], brandDisplayName: 'Other', feBaseUrl: 'https://other.test' };
  expect(brandKeyOf(replaced)).toBe(key);
});

it('names the cover after the brand in lower case', () => {
  expect(coverPath(BRANDS.net)).toBe(`/covers/${PRODUCT}-net.png`);
});

const COVERS = import.meta.glob('../../../web/public/covers/*', { query: '?url' });
const LISTS = import.meta.glob<string>(['../../../wrangler.toml', '../../../docs/settings.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ICONS = import.meta.glob<string>('../../../web/public/favicon*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(BRAND_KEYS)('has an icon of %s with the mark', (key) => {
  const icon = ICONS[`../../../web/public${iconPath(BRANDS[key])}`];
  expect(icon).toContain(`d="${MARK.lines}"`);
  expect(new Set(Object.values(ICONS)).size).toBe(BRAND_KEYS.length);
});

it.each(BRAND_KEYS)('has the cover of %s, and lists its variable for operators', (key) => {
  expect(Object.keys(COVERS)).toContain(`../../../web/public${coverPath(BRANDS[key])}`);
  const lists = Object.values(LISTS);
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(list).toContain(BRAND_RECORDS[key].variable);
});
