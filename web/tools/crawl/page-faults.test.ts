import { expect, test } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { pageFaults } from './page-faults.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const GOOD: PageFacts = {
  title: 'Harbour Town vs Mill Rovers',
  text: 'FT\n2nd half\n12 Mar 2025',
  rows: [{ id: 'm1', status: 'Postponed', lines: ['Harbour Town', '–', 'Mill Rovers', '–'] }],
  cards: [{ heading: 'Timeline', body: '12’ Ida Ash' }],
  tables: [['Harbour Town', 'Mill Rovers']],
  starts: ['2025-03-12T15:00:00Z'],
  groups: [{ name: 'International', entries: ['World Cup'] }],
  links: [],
};

test('a correct page has no faults', () => {
  expect(pageFaults(GOOD, NOW)).toEqual([]);
});

test.each<[fault: string, facts: Partial<PageFacts>]>([
  ['a raw code: ETHT', { text: 'ETHT 1–1' }],
  ['a raw code: I7', { title: 'Top of I7' }],
  ['a raw code: undefined', { text: 'undefined vs Mill Rovers' }],
  ['a raw code: matchTab.odds', { text: 'matchTab.odds' }],
  ['an empty card: Line-ups', { cards: [{ heading: 'Line-ups', body: '' }] }],
  [
    'a score of a match that is Postponed',
    { rows: [{ id: 'm1', status: 'Postponed', lines: ['Harbour Town', '0'] }] },
  ],
  ['a date without the year it needs', { text: '12 Mar, 16:00' }],
  ['two teams of a table look alike: Manchester', { tables: [['Manchester', 'Manchester']] }],
  [
    'a league of a country among the international ones: La Liga',
    { groups: [{ name: 'International', entries: ['La Liga'] }] },
  ],
])('%s', (fault, facts) => {
  expect(pageFaults({ ...GOOD, ...facts }, NOW)).toEqual([fault]);
});
