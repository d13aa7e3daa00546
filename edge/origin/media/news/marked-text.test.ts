import { expect, test } from 'vitest';
import { excerptOf } from './marked-text.ts';

const shown = (text: string, typed: string[] = []) =>
  excerptOf(text, typed)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test('An excerpt is cut between words, around the first match', () => {
  const text = `${'before '.repeat(40)}Goal${' after'.repeat(60)}`;
  expect(shown(text, ['goal'])).toMatch(/^… (?:before ){8}\[Goal\](?: after){20} …$/);
  expect(shown(text)).toMatch(/^before (?:before ){23}before …$/);
  expect(shown('A goal', ['goal'])).toBe('A [goal]');
});

test.each([
  ['letters without spaces', '得点'.repeat(200), '点'],
  ['characters of two units', '😀'.repeat(200), '😀'],
  ['one unit and then such', `a${'😀'.repeat(200)}`, '😀'],
  ['one space at its beginning', `得 ${'点'.repeat(400)}`, '点'],
])('An excerpt of %s has the usual length, and splits no character', (_name, text, last) => {
  const excerpt = shown(text);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt.length).toBeGreaterThan(175);
  expect(excerpt.endsWith(`${last} …`)).toBe(true);
});

test('An excerpt of text without spaces begins near the match, at a whole character', () => {
  const excerpt = shown(`${'😀'.repeat(100)}。得点${'😀'.repeat(200)}`, ['得点']);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt).toMatch(/^… (?:😀){29}。\[得点\]/);
});
