import { expect, test } from 'vitest';
import { seasonName } from './season-name.ts';

test.each([
  ['26/27', '2026-27'],
  ['2026/2027', '2026-27'],
  ['2026/27', '2026-27'],
  ['2026-27', '2026-27'],
  ['99/00', '2099-00'],
  [' 2026', '2026'],
  ['26', '2026'],
  ['Apertura 2026', undefined],
  ['', undefined],
])('the season %s is called %s', (years, name) => expect(seasonName(years)).toBe(name));
