import { expect, test } from 'vitest';
import { footballMatchId, footballTeam } from './football-names.ts';

test('a team has the same id and names in its league and in a European cup', () => {
  expect(footballTeam('Liverpool FC (ENG)')).toEqual({
    id: 'of-liverpool-fc',
    name: 'Liverpool FC',
    shortName: 'Liverpool',
    country: 'gb-eng',
  });
  expect(footballTeam('Liverpool FC (ENG)')).toMatchObject(footballTeam('Liverpool FC'));
});

test('short names omit club affixes such as FC and founding years', () => {
  const short = (name: string): string => footballTeam(name).shortName;
  expect(short('1. FC Heidenheim 1846')).toBe('Heidenheim');
  expect(short('AC Milan')).toBe('Milan');
  expect(short('Hamburger SV')).toBe('Hamburger SV');
  expect(short('PSV')).toBe('PSV');
  expect(short('TSG 1899 Hoffenheim')).toBe('Hoffenheim');
});

test('a match id fits the length limit of room names and stays unique', () => {
  const home = footballTeam('Brighton & Hove Albion FC');
  const one = footballMatchId('en.1-2025-26', home, footballTeam('Wolverhampton Wanderers FC'), 1);
  const other = footballMatchId(
    'en.1-2025-26',
    home,
    footballTeam('Wolverhampton Wanderers Women'),
    1,
  );
  expect(one.length).toBeLessThanOrEqual(64);
  expect(one).toMatch(/^of-en\.1-2025-26-brighton/);
  expect(one).not.toBe(other);
});

test('a second meeting with the same home team has its own id', () => {
  const [home, away] = [footballTeam('Spain'), footballTeam('Italy')];
  expect(footballMatchId('euro-2028', home, away, 1)).toBe('of-euro-2028-spain-italy');
  expect(footballMatchId('euro-2028', home, away, 2)).toBe('of-euro-2028-spain-italy-2');
});
