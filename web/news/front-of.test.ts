import { expect, test } from 'vitest';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { frontOf } from './front-of.ts';
import { anArticle } from './testing/article-data.ts';

const listOf = (...sports: (SportKey | null)[]) =>
  sports.map((sportKey, index) => anArticle(`a${index}`, { sportKey }));
const idsOf = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);

test('the newest leads, and the best places go to other sports before its own', () => {
  const { lead, seconds, row, rest } = frontOf(
    listOf('football', 'football', 'football', 'tennis', 'football', null, 'baseball', 'tennis'),
  );
  expect(lead?.id).toBe('a0');
  expect(idsOf(seconds)).toEqual(['a3', 'a5']);
  expect(idsOf(row)).toEqual(['a6', 'a1', 'a2', 'a4']);
  expect(idsOf(rest)).toEqual(['a7']);
});

test('the news of one sport keeps its order', () => {
  const { lead, seconds, row, rest } = frontOf(listOf(...Array<SportKey>(9).fill('tennis')));
  expect(idsOf([...(lead ? [lead] : []), ...seconds, ...row, ...rest])).toEqual(
    Array.from({ length: 9 }, (_, index) => `a${index}`),
  );
});

test('few articles make no row of four', () => {
  const { seconds, row, rest } = frontOf(listOf('football', 'tennis', 'tennis', 'tennis'));
  expect(idsOf(seconds)).toEqual(['a1', 'a2']);
  expect(row).toEqual([]);
  expect(idsOf(rest)).toEqual(['a3']);
  expect(frontOf([])).toEqual({ lead: undefined, seconds: [], row: [], rest: [] });
});
