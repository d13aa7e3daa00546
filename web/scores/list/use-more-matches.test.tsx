// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ListedPage } from '../../domain/event-page.ts';
import { matchOfLine } from '../../domain/match-of-line.ts';
import { aLine } from '../../live/testing/lines.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { useMoreMatches } from './use-more-matches.ts';

const show = shownBoxes();

const pageOf = (id: string, flag: string | null): ListedPage => ({
  entries: [{ match: matchOfLine(aLine(id)), round: null, group: null, venue: null }],
  flag,
});

function List({ path, flag }: { path: string; flag: () => string }) {
  const { entries, more } = useMoreMatches(pageOf('m1', flag()), path);
  return (
    <>
      <p>{entries.map(({ match }) => match.id).join(' ')}</p>
      <button type="button" onClick={more}>
        More
      </button>
      <Link to="/match">Match</Link>
    </>
  );
}

/** Opens a list at `path` with a second page, and a match that links away. */
async function open(path: string, flag: () => string) {
  const router = createMemoryRouter(
    [
      {
        path,
        element: <List path={path} flag={flag} />,
        loader: () => ({ page: { kind: 'loaded', value: pageOf('m2', null) } }),
        hydrateFallbackElement: <p />,
      },
      { path: '/match', element: <p>Match</p> },
    ],
    { initialEntries: [path] },
  );
  const box = await show(<RouterProvider router={router} />);
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelector('p')?.textContent).toBe('m1 m2');
  await act(async () => router.navigate('/match'));
  return { shown: () => box.querySelector('p')?.textContent, router };
}

test('going back to a list shows all the matches that it had loaded', async () => {
  const { shown, router } = await open('/results', () => 'after-m1');
  await act(async () => router.navigate(-1));
  expect(shown()).toBe('m1 m2');
});

test('opening the same list again starts at its first page', async () => {
  const { shown, router } = await open('/fixtures', () => 'after-m1');
  await act(async () => router.navigate('/fixtures'));
  expect(shown()).toBe('m1');
});

test('going back to a changed list discards its later pages', async () => {
  let flag = 'after-m1';
  const { shown, router } = await open('/moved', () => flag);
  flag = 'after-m0';
  await act(async () => router.navigate(-1));
  expect(shown()).toBe('m1');
});
