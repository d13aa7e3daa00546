import { expect, test } from 'vitest';
import { KIT_NAMES, kitNameOf, lookAlike, sideKits } from './kit-name.ts';

test.each([
  ['#17306e', 'navy'],
  ['#d3202b', 'red'],
  ['#ffffff', 'silver'],
  ['#1b1b1b', 'charcoal'],
  ['#f2c318', 'gold'],
  ['#7fb8e6', 'sky'],
  ['#1e9a3c', 'green'],
])('%s is nearest to %s', (colour, name) => expect(kitNameOf(colour)).toBe(name));

const team = ([first, second]: readonly [string, string]) => ({ id: 'x', kit: { first, second } });

test.each([
  ['apart', ['#d3202b', '#ffffff'], ['#17306e', '#ffffff'], 'red', 'navy'],
  ['alike', ['#d3202b', '#ffffff'], ['#c8202f', '#17306e'], 'red', 'navy'],
  ['alike in both colours', ['#d3202b', '#ffffff'], ['#c8202f', '#d3202b'], 'red', 'silver'],
  ['white against white', ['#ffffff', '#17306e'], ['#ffffff', '#ffffff'], 'silver', 'charcoal'],
] as const)('sides with colours %s have kits that differ', (_name, home, away, first, second) => {
  expect(sideKits(team(home), team(away))).toEqual({ home: first, away: second });
});

test('a side’s kit never looks like the other’s', () => {
  const colours = ['#d3202b', '#17306e', '#ffffff', '#1b1b1b', '#f2c318', '#14713c', '#5fb4e8'];
  const alike = colours.flatMap((home) =>
    colours.flatMap((first) =>
      colours.flatMap((second) => {
        const kits = sideKits(team([home, '#000000']), team([first, second]));
        return lookAlike(kits.home, kits.away) ? [`${home} against ${first} ${second}`] : [];
      }),
    ),
  );
  expect(alike).toEqual([]);
});

test('a kit looks like itself and few look alike', () => {
  const alike = KIT_NAMES.flatMap((one, index) =>
    KIT_NAMES.slice(index + 1).filter((other) => lookAlike(one, other)),
  );
  expect(KIT_NAMES.every((name) => lookAlike(name, name))).toBe(true);
  expect(alike.length).toBeLessThan(40);
});
