import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { withVisualsOf } from './team-visuals.ts';

const brazil = { id: 'bra', name: 'Brazil', shortName: 'Brazil' };
const looks = {
  code: 'BRA',
  nation: 'br',
  logoUri: 'https://logos.example/bra.png',
  kit: { first: '#f7d417', second: '#0f7a3d' },
};
const otherKit = { first: '#12336b', second: '#ffffff', pattern: 'sash' } as const;

test.each([
  ['nothing', {}, looks],
  [
    'another logo',
    { logoUri: 'https://feed.example/1.png' },
    { ...looks, logoUri: 'https://feed.example/1.png' },
  ],
  ['another kit', { kit: otherKit }, { ...looks, kit: otherKit }],
  ['another code', { code: 'BR' }, { ...looks, code: 'BR' }],
])('a side sent with %s keeps its known looks otherwise', (_what, sent, shown) => {
  const known = aLine('m1', { home: { ...brazil, ...looks } });
  const line = aLine('m1', { home: { ...brazil, name: 'Brasil', ...sent } });
  expect(withVisualsOf(line, known)).toEqual({ ...line, home: { ...line.home, ...shown } });
});

test('a match without new looks stays the same object', () => {
  const line = aLine('m1', { home: { ...brazil, ...looks } });
  expect(withVisualsOf(line, aLine('m1', { home: { ...brazil, ...looks } }))).toBe(line);
  expect(withVisualsOf(line, aLine('m1', { home: brazil }))).toBe(line);
});

test('a team that replaces another does not get its looks', () => {
  const line = aLine('m1', { home: { ...brazil, id: 'other' } });
  expect(withVisualsOf(line, aLine('m1', { home: { ...brazil, ...looks } }))).toBe(line);
});

test('a national team keeps the name that the page has in the visitor’s language', () => {
  const shown = { ...brazil, ...looks, name: 'Brasil', shortName: 'Brasil', slugName: 'Brazil' };
  const line = aLine('m1', { home: { ...brazil, ...looks } });
  const known = { home: shown, away: line.away };
  expect(withVisualsOf(line, known).home).toEqual(shown);
  const renamed = aLine('m1', { home: { ...brazil, ...looks, name: 'Brazil B' } });
  expect(withVisualsOf(renamed, known).home.name).toBe('Brazil B');
});
