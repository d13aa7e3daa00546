import { expect, test } from 'vitest';
import { divideSheets, type StyledChunk } from './divide-sheets.ts';

const chunk = (
  name: string,
  more: Partial<Omit<StyledChunk, 'fileName' | 'sheets'>> = {},
): StyledChunk => ({
  fileName: name,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ...more,
  sheets: [`${name}.css`],
});

const { sheets, links } = divideSheets(
  [
    chunk('home', { isEntry: true, imports: ['rows'], dynamicImports: ['dialog'] }),
    chunk('day', { isEntry: true, imports: ['rows'] }),
    chunk('match', { isEntry: true, imports: ['rows', 'stage'], dynamicImports: ['tab'] }),
    chunk('article', { isEntry: true, dynamicImports: ['media'] }),
    chunk('feed', { isEntry: true, imports: ['rows'] }),
    chunk('media', { imports: ['stage'] }),
    chunk('rows'),
    chunk('stage'),
    chunk('dialog', { dynamicImports: ['home'] }),
    chunk('tab'),
  ],
  ({ fileName }) => ({ home: 'style', day: 'style', match: 'match' })[fileName] ?? 'others',
);

test('the first sheet has what its pages can show: what they import stands before them, later parts last', () => {
  expect(sheets.get('style')).toEqual(['rows.css', 'home.css', 'day.css', 'dialog.css']);
});

test('one sheet has what several other groups can show', () => {
  expect(sheets.get('shared')).toEqual(['stage.css']);
});

test('each group has what only it can show, also later', () => {
  expect(sheets.get('match')).toEqual(['match.css', 'tab.css']);
  expect(sheets.get('others')).toEqual(['article.css', 'feed.css', 'media.css']);
});

test('a page links what it can show, its own sheet last', () => {
  expect(links.get('match')).toEqual(['shared', 'match']);
  expect(links.get('feed')).toEqual(['others']);
  expect(links.get('home')).toEqual([]);
});

test('a guest links what others have, which stays theirs, and its own sheet last', () => {
  const divided = divideSheets(
    [
      chunk('home', { isEntry: true }),
      chunk('match', { isEntry: true, imports: ['tab', 'stage'] }),
      chunk('article', { isEntry: true, imports: ['stage'] }),
      chunk('pair', { isEntry: true, imports: ['tab', 'stage', 'bars'] }),
      chunk('tab'),
      chunk('stage'),
      chunk('bars'),
    ],
    ({ fileName }) => ({ home: 'style', match: 'match', pair: 'guest' })[fileName] ?? 'others',
    new Set(['guest']),
  );
  expect(divided.sheets.get('match')).toEqual(['tab.css', 'match.css']);
  expect(divided.sheets.get('guest')).toEqual(['bars.css', 'pair.css']);
  expect(divided.links.get('pair')).toEqual(['shared', 'match', 'guest']);
  expect(divided.links.get('match')).toEqual(['shared', 'match']);
});
