// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { rendered } from '../match/testing/rendered.tsx';
import type { PlayerSeason } from './player.ts';
import { seasonTables } from './season-tables.ts';
import { SeasonsCard } from './seasons-card.tsx';

const season = (name: string, appearances: number, values: PlayerSeason['values']) => ({
  id: name,
  name,
  leagueId: 'l1',
  leagueName: 'League One',
  teamName: 'Elm Town',
  appearances,
  values,
});

function rowsOf(sportKey: SportKey, seasons: PlayerSeason[], decimals?: number) {
  const tables = seasonTables(textOf('en'), sportKey, seasons);
  const card = rendered(<SeasonsCard title="Seasons" tables={tables} decimals={decimals} />);
  return [...card.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(
      (cell) => `${cell.textContent}${cell.className.includes('best') ? ' best' : ''}`,
    ),
  );
}

const place = 'League One · Elm Town';

test('each season has its matches and figures, the best of several seasons marked', () => {
  const seasons = [
    season('2026', 30, { minutes: 1_204, goals: 7, assists: 3 }),
    season('2025', 12, { minutes: 700, goals: 9 }),
  ];
  expect(rowsOf('football', seasons)).toEqual([
    ['Season', 'Matches', 'MIN', 'G', 'A'],
    [`2026${place}`, '30', '1,204 best', '7', '3 best'],
    [`2025${place}`, '12', '700', '9 best', '–'],
  ]);
  expect(rowsOf('football', seasons.slice(0, 1)).at(-1)).toEqual([
    `2026${place}`,
    '30',
    '1,204',
    '7',
    '3',
  ]);
});

test('means per match have one decimal, even if they are whole', () => {
  const [, row] = rowsOf('basketball', [season('2026', 10, { points: 240, rebounds: 57 })], 1);
  expect(row?.slice(1)).toEqual(['10', '24.0', '5.7']);
});
