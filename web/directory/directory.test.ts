import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import {
  byCountry,
  directoryGroups,
  filterEntries,
  sortEntries,
  type DirectoryEntry,
  type DirectoryOrder,
} from './directory.ts';

const t = textOf('en');
const entry = (name: string, country: string | null): DirectoryEntry => ({
  id: name,
  name,
  country,
  detail: null,
  crest: 'shield',
});
const entries = [
  entry('Segunda', 'Spain'),
  entry('Köln', 'Germany'),
  entry('Champions Cup', null),
  entry('Primera', 'Spain'),
  entry('Águila', 'Spain'),
];

/** Returns each heading with its count, and its names. */
function linesOf(listed: readonly DirectoryEntry[], order?: DirectoryOrder): string[] {
  return directoryGroups(t, sortEntries(listed), order).flatMap((group) => [
    `${group.name} ${group.entries.length}`,
    ...group.entries.map(({ name }) => name),
  ]);
}

test('a list is grouped by country, international first, and sorted by name within', () => {
  expect(linesOf(entries)).toEqual([
    'International 1',
    'Champions Cup',
    'Germany 1',
    'Köln',
    'Spain 3',
    'Águila',
    'Primera',
    'Segunda',
  ]);
});

test('players are grouped by the first letter of their names, ignoring diacritics', () => {
  const players = ['Ágata Itapiro', 'Bára Jelbec', 'Aksel Østenrup'].map((name) =>
    entry(name, null),
  );
  expect(linesOf(players, 'initial')).toEqual([
    'A 2',
    'Ágata Itapiro',
    'Aksel Østenrup',
    'B 1',
    'Bára Jelbec',
  ]);
});

test('players with names in other scripts are grouped under their own letters', () => {
  const players = ['大坂 なおみ', 'Дарья Касаткина', 'Даниил Медведев'].map((name) =>
    entry(name, null),
  );
  expect(linesOf(players, 'initial')).toEqual([
    'Д 2',
    'Даниил Медведев',
    'Дарья Касаткина',
    '大 1',
    '大坂 なおみ',
  ]);
});

test('the filter matches each word in name and country, ignoring case and diacritics', () => {
  const found = (text: string) => filterEntries(t, entries, text).map(({ name }) => name);
  expect(found('koln')).toEqual(['Köln']);
  expect(found('SPAIN pri')).toEqual(['Primera']);
  expect(found('international')).toEqual(['Champions Cup']);
  expect(found('  ')).toHaveLength(5);
  expect(found('nothing')).toEqual([]);
});

test.each([
  ['παναθηναϊκοσ', 'Παναθηναϊκός'],
  ['ΠΑΝΑΘΗΝΑΪΚΟΣ', 'Παναθηναϊκός'],
  ['буденный сергей', 'Сергей Будённый'],
  ['なおみ', '大坂 なおみ'],
  ['大坂', '大坂 なおみ'],
  ['정', '정현'],
  ['アントラーズ', '鹿島アントラーズ'],
  ['الاهلي', 'الأهلي'],
  ['bodo', 'Bodø/Glimt'],
])('"%s" finds %s and nothing else', (text, name) => {
  const names = ['Παναθηναϊκός', 'Сергей Будённый', '大坂 なおみ', '정현', '鹿島アントラーズ'];
  const all = [...names, 'الأهلي', 'Bodø/Glimt'].map((each) => entry(each, null));
  expect(filterEntries(t, all, text)).toEqual([entry(name, null)]);
});

test('leagues keep their order by importance within a country, and countries follow their first league', () => {
  const sorted = byCountry([
    entry('Top', 'Spain'),
    entry('Champions Cup', null),
    entry('Next', 'Germany'),
    entry('Anywhere', 'Spain'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['Top', 'Anywhere', 'Champions Cup', 'Next']);
});
