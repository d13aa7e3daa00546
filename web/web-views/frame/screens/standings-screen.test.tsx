// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { livePage } from '../../../live/testing/live-page.tsx';
import { aRow, someStandings } from '../../../standings/testing/standings.ts';
import { shownBoxes } from '../../../ui/testing/shown-boxes.ts';
import StandingsScreen from './standings-screen.tsx';

const show = shownBoxes();

test('a table in a web view has no stars, which it would not keep', async () => {
  const standings = someStandings([aRow('a')]);
  const { page } = livePage(
    <StandingsScreen
      league={{ ...standings.league, country: null }}
      standings={{ kind: 'loaded', value: standings }}
      roomSnapshot={{ sportKey: 'football', snapshot: null }}
      path="/frame/widget/standings/1"
      query={{ leagueId: 'l1' }}
    />,
  );
  const box = await show(page);
  expect([...box.querySelectorAll('th')].map((cell) => cell.textContent)).toContain('Team a');
  expect(box.textContent).not.toContain('Favourites');
  expect(box.querySelectorAll('td button')).toHaveLength(0);
});
