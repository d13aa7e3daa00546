import { expect, test } from 'vitest';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { statRows } from './stat-rows.ts';

const t = textOf('en');

test('figures come in the order of the sport, with their units', () => {
  const rows = statRows(t, 'football', {
    fouls: { home: 4, away: 9 },
    possession: { home: 58.4, away: 41.6 },
    'expected-goals': { home: 1.734, away: 0.2 },
  });
  expect(rows.map(({ name, home, away }) => [name, home, away])).toEqual([
    ['Possession', '58%', '42%'],
    ['Expected goals', '1.73', '0.20'],
    ['Fouls', '4', '9'],
  ]);
});

test('fewer fouls and more shots are better', () => {
  const rows = statRows(t, 'football', {
    shots: { home: 12, away: 4 },
    fouls: { home: 9, away: 4 },
    corners: { home: 3, away: 3 },
  });
  expect(rows.map(({ key, better, share }) => [key, better, share])).toEqual([
    ['shots', 'home', 75],
    ['corners', null, 50],
    ['fouls', 'away', (100 * 9) / 13],
  ]);
});

test('attempts share a row with successes', () => {
  const rows = statRows(t, 'basketball', {
    'field-goals': { home: 32, away: 28 },
    'field-goals-attempted': { home: 70, away: 66 },
    'free-throws-attempted': { home: 5, away: 6 },
  });
  expect(rows.map(({ name, home, away }) => [name, home, away])).toEqual([
    ['Field goals', '32/70', '28/66'],
    ['Free throw attempts', '5', '6'],
  ]);
});

test('shots and shots on target have separate rows', () => {
  const rows = statRows(t, 'football', {
    shots: { home: 5, away: 5 },
    'shots-on-target': { home: 2, away: 1 },
  });
  expect(rows.map(({ key, home }) => [key, home])).toEqual([
    ['shots', '5'],
    ['shots-on-target', '2'],
  ]);
});

test('times, yards and the source’s own figures have their formats', () => {
  const rows = statRows(t, 'american-football', {
    'possession-time': { home: 1880, away: 1720 },
    'total-yards': { home: 412, away: 300 },
    'Red zone trips': { home: 0, away: 0 },
  });
  expect(rows.map(({ name, home, share }) => [name, home, share])).toEqual([
    ['Total yards', '412', (100 * 412) / 712],
    ['Time of possession', '31:20', (100 * 1880) / 3600],
    ['Red zone trips', '0', null],
  ]);
});

test('known names and all numbers are in the visitor’s language', () => {
  const rows = statRows(textOf('pt-BR'), 'american-football', {
    'total-yards': { home: 1412, away: 300 },
    'Red zone trips': { home: 2.5, away: 0 },
  });
  expect(rows.map(({ name, home }) => [name, home])).toEqual([
    ['Total de jardas', '1.412'],
    ['Red zone trips', '2,5'],
  ]);
});

test('the same key can have another name in another sport', () => {
  const shots = { shots: { home: 4, away: 9 } };
  const nameIn = (sport: 'football' | 'handball') =>
    statRows(textOf('pt-BR'), sport, shots).map(({ name }) => name);
  expect([nameIn('football'), nameIn('handball')]).toEqual([['Finalizações'], ['Arremessos']]);
});
