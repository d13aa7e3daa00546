import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { withLooksOf } from './known-looks.ts';

const brazil = { id: 'bra', name: 'Brazil', shortName: 'Brazil' };
const looks = { code: 'BRA', nation: 'br', logoUri: 'https://logos.example/bra.png' };

test.each([
  ['nothing', {}, looks],
  [
    'another logo',
    { logoUri: 'https://feed.example/1.png' },
    { ...looks, logoUri: 'https://feed.example/1.png' },
  ],
  ['another code', { code: 'BR' }, { ...looks, code: 'BR' }],
])('a side sent with %s keeps its known looks otherwise', (_what, told, shown) => {
  const known = aLine('m1', { home: { ...brazil, ...looks } });
  const line = aLine('m1', { home: { ...brazil, name: 'Brasil', ...told } });
  expect(withLooksOf(line, known)).toEqual({ ...line, home: { ...line.home, ...shown } });
});

test('a match without new looks stays the same object', () => {
  const line = aLine('m1', { home: { ...brazil, ...looks } });
  expect(withLooksOf(line, aLine('m1', { home: { ...brazil, ...looks } }))).toBe(line);
  expect(withLooksOf(line, aLine('m1', { home: brazil }))).toBe(line);
});

test('a team that replaces another does not get its looks', () => {
  const line = aLine('m1', { home: { ...brazil, id: 'other' } });
  expect(withLooksOf(line, aLine('m1', { home: { ...brazil, ...looks } }))).toBe(line);
});

test('a national team keeps the name that the page has in the visitor’s language', () => {
  const shown = { ...brazil, ...looks, name: 'Brasil', shortName: 'Brasil', slugName: 'Brazil' };
  const line = aLine('m1', { home: { ...brazil, ...looks } });
  const known = { home: shown, away: line.away };
  expect(withLooksOf(line, known).home).toEqual(shown);
  const renamed = aLine('m1', { home: { ...brazil, ...looks, name: 'Brazil B' } });
  expect(withLooksOf(renamed, known).home.name).toBe('Brazil B');
});
