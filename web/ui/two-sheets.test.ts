import { expect, test } from 'vitest';
import { twoSheets, type StyledChunk } from './two-sheets.ts';

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

const divided = twoSheets(
  [
    chunk('home', { isEntry: true, imports: ['rows'], dynamicImports: ['dialog'] }),
    chunk('day', { isEntry: true, imports: ['rows'] }),
    chunk('match', { isEntry: true, imports: ['rows', 'stage'], dynamicImports: ['tab'] }),
    chunk('article', { isEntry: true, dynamicImports: ['media'] }),
    chunk('media', { imports: ['stage'] }),
    chunk('rows'),
    chunk('stage'),
    chunk('dialog', { dynamicImports: ['home'] }),
    chunk('tab'),
  ],
  ({ fileName }) => fileName === 'home' || fileName === 'day',
);

test('the first sheet has what its pages can show: what they import stands before them, later parts last', () => {
  expect(divided.first).toEqual(['rows.css', 'home.css', 'day.css', 'dialog.css']);
});

test('the second sheet has all else, once', () => {
  expect(divided.more).toEqual(['stage.css', 'match.css', 'article.css', 'tab.css', 'media.css']);
});

test('a page links the second sheet if it can show any of it, also later', () => {
  expect([...divided.withMore]).toEqual(['match', 'article']);
});
