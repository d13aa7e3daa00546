// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { chanceLevel, OutlookCard } from './outlook-card.tsx';
import type { Outlook } from './outlook.ts';

const outlook: Outlook = {
  runs: 10_000,
  matchesLeft: 80,
  asOf: Date.UTC(2026, 2, 8, 15),
  columns: [
    { zone: null },
    { zone: { kind: 'qualification', name: 'Meridian Cup' } },
    { zone: { kind: 'relegation', name: 'Relegation' } },
  ],
  rows: [
    {
      team: { id: 'h', name: 'Harbour Town', shortName: 'Harbour' },
      points: 71.4,
      chances: [0.634, 0.9999, 0],
    },
    {
      team: { id: 'q', name: 'Quarry United', shortName: 'Quarry' },
      points: 31.6,
      chances: [0, 0.002, 0.5],
    },
  ],
};

function shown(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <OutlookCard outlook={outlook} renderClock={{ now: 0, timeZone: 'UTC' }} />
    </MemoryRouter>,
  );
  return page;
}

test('an outlook says how it was made, and up to which results', () => {
  const note = shown().querySelector('p')?.textContent;
  expect(note).toBe(
    '10,000 simulations of the 80 matches left, from results up to 08 Mar 2026. Chances, not promises.',
  );
});

test('an outlook has a row for each team, with chances as a fan reads them', () => {
  const rows = [...shown().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['71', '63%', '>99%', '–in no simulation'],
    ['32', '–in no simulation', '<1%', '50%'],
  ]);
  const heads = [...shown().querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Team', 'Pts at end', 'Champions', 'Meridian Cup', 'Relegation']);
});

test.each([
  [0, 0],
  [0.009, 0],
  [0.05, 1],
  [0.2, 2],
  [0.5, 3],
  [0.9, 4],
])('a chance of %s has the level %s', (chance, level) => {
  expect(chanceLevel(chance)).toBe(level);
});
