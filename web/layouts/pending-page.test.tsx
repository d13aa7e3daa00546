// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { PendingPage } from './pending-page.tsx';

// Idle from the start.
vi.stubGlobal('requestIdleCallback', (run: () => void) => {
  run();
  return 0;
});
vi.stubGlobal('cancelIdleCallback', () => {});

afterEach(() => void vi.useRealTimers());
const show = shownBoxes();

test('a slow navigation shows the page’s skeleton until the page arrives', async () => {
  let arrive = () => {};
  const slow = new Promise<null>((settle) => (arrive = () => settle(null)));
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <PendingPage>
          <Outlet />
        </PendingPage>
      ),
      children: [
        { index: true, element: <p>Home</p> },
        { path: 'match/:id', element: <p>Match</p>, loader: () => slow },
      ],
    },
  ]);
  const box = await show(<RouterProvider router={router} />);
  // The page's skeletons have loaded.
  await act(() => vi.dynamicImportSettled());
  expect(box.textContent).toBe('Home');
  window.scrollTo(0, 700);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const skeleton = () => box.querySelector('[aria-busy]');

  await act(async () => {
    void router.navigate('/match/7');
  });
  expect(skeleton()).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(150)));
  expect(skeleton()?.textContent).toContain('Loading');
  // It is visible, and the window does not scroll: the router stores that.
  expect(skeleton()?.parentElement?.style.paddingTop).toBe('700px');
  expect(window.scrollY).toBe(700);
  expect(box.textContent).toContain('Home');

  await act(async () => arrive());
  expect(skeleton()).toBeNull();
  expect(box.textContent).toBe('Match');
});
