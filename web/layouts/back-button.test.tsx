// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { BackButton } from './back-button.tsx';

const show = shownBoxes();
afterEach(() => history.replaceState(null, ''));

test.each([
  ['on a page of the product, goes back one page', { idx: 2 }, '/live'],
  ['on the first page, opens Home', { idx: 0 }, '/'],
  ['on a page without a number, opens Home', null, '/'],
])('the back button, %s', async (_what, state, path) => {
  history.replaceState(state, '');
  const router = createMemoryRouter([{ path: '*', element: <BackButton /> }], {
    initialEntries: ['/news', '/live', '/match/m1'],
  });
  const box = await show(<RouterProvider router={router} />);
  await act(async () => box.querySelector('a')?.click());
  expect(router.state.location.pathname).toBe(path);
});
