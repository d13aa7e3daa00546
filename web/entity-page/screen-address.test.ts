import { expect, test } from 'vitest';
import { screenAddress } from './screen-address.ts';

const root = '/football/league/first-league/7';
const address = (path: string, params: Record<string, string>) =>
  screenAddress({ params, url: new URL(path, 'https://example.org') }, root);

test('a wrong address redirects to the right one of the same screen', () => {
  expect(
    address('/football/league/wrong/7/results?x=1', { sport: 'football', slug: 'wrong' }),
  ).toBe(`${root}/results?x=1`);
  expect(address('/tennis/league/7?x=1', { sport: 'tennis' })).toBe(`${root}/overview?x=1`);
});

test('a right address is not redirected', () => {
  expect(address(`${root}/results`, { sport: 'football', slug: 'first-league' })).toBeNull();
  expect(address('/league/7/results', {})).toBeNull();
});
