import { expect, test } from 'vitest';
import { competitionOf } from './competition.ts';

test('code, season, country and zone come from the file name and the title', () => {
  expect(competitionOf('feeds/2025-26-en.1.json', 'English Premier League 2025/26')).toEqual({
    key: 'en.1-2025-26',
    code: 'en.1',
    season: '2025-26',
    name: 'English Premier League',
    country: 'gb-eng',
    zone: 'Europe/London',
  });
  expect(competitionOf('2026.worldcup.json', 'World Cup 2026')).toMatchObject({
    key: 'worldcup-2026',
    code: 'worldcup',
    country: 'int',
  });
});

test('a file in the folder of its season has the same key', () => {
  expect(competitionOf('2025-26/en.1.json', 'English Premier League 2025/26').key).toBe(
    'en.1-2025-26',
  );
  expect(competitionOf('2026/worldcup.json', undefined).key).toBe('worldcup-2026');
});

test.each([
  ['2025-26-cz.1.json', 'cz'],
  ['2025-26-sco.1.json', 'gb-sct'],
  ['2026-us.1.json', 'us'],
  ['2025-26-uefa.cl.json', 'int'],
])('%s has the country of its code', (file, country) => {
  expect(competitionOf(file, undefined).country).toBe(country);
});

test('an unknown competition has no country', () => {
  expect(competitionOf('2031.lantern-cup.json', 'Lantern Cup 2031')).toEqual({
    key: 'lantern-cup-2031',
    code: 'lantern-cup',
    season: '2031',
    name: 'Lantern Cup',
  });
});
