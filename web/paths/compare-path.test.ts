import { expect, test } from 'vitest';
import { comparePath } from './compare-path.ts';

const alder = { id: 't1', name: 'Alder Town', sportKey: 'football' } as const;
const birch = { id: 'sr:t0', name: 'Birch', slugName: 'Birch City', sportKey: 'football' } as const;

test('two teams have one address, whichever was chosen first', () => {
  const address = '/football/compare/teams/birch-city-vs-alder-town/sr%3At0/t1';
  expect(comparePath('teams', alder, birch)).toBe(address);
  expect(comparePath('teams', birch, alder)).toBe(address);
});

test('sports beside the main ones have no prefix', () => {
  const one = { ...alder, sportKey: 'handball' } as const;
  const other = { ...birch, sportKey: 'handball' } as const;
  expect(comparePath('players', one, other)).toBe(
    '/compare/players/birch-city-vs-alder-town/sr%3At0/t1',
  );
});
