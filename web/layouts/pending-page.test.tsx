// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PendingPage } from './pending-page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Idle from the start.
vi.stubGlobal('requestIdleCallback', (run: () => void) => {
  run();
  return 0;
});
vi.stubGlobal('cancelIdleCallback', () => {});

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await act(async () => void (await sleep(10)));
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

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
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => {
    root?.render(<RouterProvider router={router} />);
    await vi.dynamicImportSettled();
    await sleep(20);
  });
  window.scrollTo(0, 700);
  const skeleton = () => box.querySelector('[aria-busy]');

  await act(async () => {
    void router.navigate('/match/7');
  });
  expect(skeleton()).toBeNull();
  await until(() => skeleton() !== null);
  expect(skeleton()?.textContent).toContain('Loading');
  // It is visible, and the window does not scroll: the router stores that.
  expect(skeleton()?.parentElement?.style.paddingTop).toBe('700px');
  expect(window.scrollY).toBe(700);
  expect(box.textContent).toContain('Home');

  arrive();
  await until(() => skeleton() === null);
  expect(box.textContent).toBe('Match');
});
