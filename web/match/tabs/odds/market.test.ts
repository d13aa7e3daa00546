import { expect, test } from 'vitest';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { marketTitle, outcomeName } from './market.ts';

const t = textOf('en');
const names = { home: 'Red', away: 'Blue' };

test.each([
  ['match-winner', null, 'Match winner', 'home', 'Red'],
  ['match-winner', null, 'Match winner', 'draw', 'Draw'],
  ['total', 2.5, 'Total 2.5', 'under', 'Under 2.5'],
  ['handicap', -1.5, 'Handicap −1.5', 'home', 'Red −1.5'],
  ['handicap', -1.5, 'Handicap −1.5', 'away', 'Blue +1.5'],
  ['double-chance', null, 'Double chance', 'draw-away', 'Draw or Blue'],
  ['both-teams-to-score', null, 'Both teams to score', 'yes', 'Yes'],
  ['match-winner', null, 'Match winner', 'abandoned', 'abandoned'],
] as const)(
  'market %s, line %s: the title is %s, and outcome %s reads %s',
  (key, line, title, outcome, name) => {
    expect(marketTitle(t, { key, line })).toBe(title);
    expect(outcomeName(t, { key, line }, outcome, names)).toBe(name);
  },
);

test('a line has the number format of the language', () => {
  const pt = textOf('pt-BR');
  expect(marketTitle(pt, { key: 'handicap', line: -1.25 })).toBe('Handicap −1,25');
  expect(outcomeName(pt, { key: 'total', line: 2.5 }, 'over', names)).toBe('Mais de 2,5');
  expect(outcomeName(pt, { key: 'total', line: 3 }, 'under', names)).toBe('Menos de 3');
});
