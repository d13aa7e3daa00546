import { expect, it } from 'vitest';
import { brandNamed, brandOfCountry, coverPath, FIRST_BRAND, SECOND_BRAND } from './brand.ts';
import { PRODUCT } from '../../contracts/product.ts';

it.each(['br', 'mx', 'BR', 'Mx'])('gives %s the second brand', (country) => {
  expect(brandOfCountry(country)).toBe(SECOND_BRAND);
});

it.each(['es', 'us', 'b', '', null])('gives %j the first brand', (country) => {
  expect(brandOfCountry(country)).toBe(FIRST_BRAND);
});

it('finds a brand only by its header value, ignoring case', () => {
  expect(brandNamed(`${PRODUCT}-net`)).toBe(SECOND_BRAND);
  expect(brandNamed(`${PRODUCT}-TV`)).toBe(FIRST_BRAND);
  expect(brandNamed('other')).toBeNull();
  expect(brandNamed(undefined)).toBeNull();
});

it('gives each brand its own names and addresses', () => {
  const others = Object.values(SECOND_BRAND);
  const { isScalingOff: _alike, ...named } = FIRST_BRAND;
  for (const value of Object.values(named)) {
    expect(value).not.toBe('');
    expect(others).not.toContain(value);
  }
});

it('names the cover after the brand in lower case', () => {
  expect(coverPath(SECOND_BRAND)).toBe(`/covers/${PRODUCT}-net.png`);
});
