// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { StandingsTable } from './standings-table.tsx';
import { aRow } from './testing/standings.ts';

function tableOf(row: ReturnType<typeof aRow>, isShort = false): Element {
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <MemoryRouter>
      <StandingsTable sportKey="football" caption="League One" rows={[row]} isShort={isShort} />
    </MemoryRouter>,
  );
  return box;
}

test('the form of a team runs from its oldest to its newest result, as time does', () => {
  const table = tableOf(aRow('a', { form: ['L', 'D', 'W'] }));
  const results = [...table.querySelectorAll('[data-result]')];
  expect(results.map((result) => result.getAttribute('data-result'))).toEqual(['L', 'D', 'W']);
  const places = results.map((result) => Number(result.getAttribute('x')));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(table.textContent).toContain('lost, drawn, won');
});

test('a team in play carries the score of its match, its own first', () => {
  const table = tableOf(aRow('a', { isLive: true, inPlay: { own: 1, other: 2 } }));
  expect(table.querySelector('tbody th')?.textContent).toBe('Team a playing now 1–2');
});

test('a team’s movement is shown in the cell of its rank, not of its name', () => {
  const table = tableOf(aRow('a', { rank: 2, movement: 1 }));
  expect(table.querySelector('tbody td')?.textContent).toBe('2 up 1 place');
  expect(table.querySelector('tbody th')?.textContent).not.toContain('1');
});

test('a team has a star in a whole table, but not in an excerpt', () => {
  const stars = (isShort: boolean) =>
    [...tableOf(aRow('a'), isShort).querySelectorAll('tbody button')].map((star) =>
      star.getAttribute('aria-label'),
    );
  expect(stars(false)).toEqual(['Favourite: Team a']);
  expect(stars(true)).toEqual([]);
});
