// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelay } from '../live/delay.ts';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { createTicker } from '../live/ticker.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import type { TabData } from './tab-data.ts';
import { useRefetchedTab } from './use-refetched-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const show = shownBoxes();

function Tab({ brought }: { brought: TabData<string> }) {
  const [goals, setGoals] = useState(0);
  const data = useRefetchedTab(brought, String(goals));
  return (
    <button type="button" onClick={() => setGoals((before) => before + 1)}>
      {data.kind === 'loaded' ? data.value : data.kind}
    </button>
  );
}

/** Shows a tab with a delay, ms. By default the server answers with the time of the request, s. */
async function showTab(
  brought: TabData<string>,
  delay: number,
  answer = (time: number): TabData<string> => ({ kind: 'loaded', value: `at ${time}` }),
) {
  const began = Date.now();
  const asked: string[] = [];
  const { live } = aLive({ delay: createDelay(delay) });
  const routes = [
    {
      path: '/tab',
      loader: ({ request }: { request: Request }) => {
        asked.push(new URL(request.url).search);
        return answer(Math.round((Date.now() - began) / 1_000));
      },
      element: <Tab brought={brought} />,
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/tab'],
    hydrationData: { loaderData: { '0': null } },
  });
  const box = await show(
    <LiveContext value={{ live, ticker: createTicker(0, 0) }}>
      <RouterProvider router={router} />
    </LiveContext>,
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const score = () => act(() => box.querySelector('button')?.click());
  return { live, asked, wait, score, text: () => box.textContent };
}

test('a tab that the server held shows its data when they are as old as the delay', async () => {
  const { asked, wait, text } = await showTab({ kind: 'held' }, 40_000);
  await wait(0);
  expect(asked).toEqual(['?ahead']);
  await wait(39_000);
  expect(text()).toBe('held');
  await wait(1_100);
  expect(text()).toBe('at 0');
});

test('a shorter delay shows a tab’s data at once', async () => {
  const { wait, text, live } = await showTab({ kind: 'held' }, 40_000);
  await wait(0);
  await wait(10_000);
  expect(text()).toBe('held');
  await act(async () => live.delay.setState(9_000));
  expect(text()).toBe('at 0');
});

test('without a delay, a tab with data asks for nothing', async () => {
  const { asked, wait, text } = await showTab({ kind: 'loaded', value: 'brought' }, 0);
  await wait(60_000);
  expect([text(), asked]).toEqual(['brought', []]);
});

test('a request that fails leaves the data of the request before', async () => {
  const { asked, wait, score, text } = await showTab(
    { kind: 'loaded', value: 'brought' },
    0,
    (time) =>
      time < 10
        ? { kind: 'loaded', value: 'reloaded' }
        : { kind: 'failed', status: 503, message: 'busy' },
  );
  await score();
  await wait(5_000);
  expect(text()).toBe('reloaded');
  await score();
  await wait(30_000);
  expect([text(), asked.length]).toEqual(['reloaded', 2]);
});
