// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { NewsSearchPage } from './news-search-page.tsx';

const newBox = framedBoxes();

function Page() {
  const [query] = useSearchParams();
  const renderClock = { now: 0, timeZone: 'UTC' };
  const found = { kind: 'loaded', value: null } as const;
  return <NewsSearchPage keyword={query.get('keyword') ?? ''} {...{ found, renderClock }} />;
}

function open() {
  const router = createMemoryRouter([{ path: '/news/search', element: <Page /> }], {
    initialEntries: ['/news/search'],
  });
  const { box, show } = newBox();
  show(<RouterProvider router={router} />);
  const input = box.querySelector('input');
  if (!input) throw new Error('there is no field');
  return {
    type: (text: string) =>
      act(() => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    query: () => router.state.location.search,
  };
}

test('typing is debounced, and only the last text is searched for', async () => {
  const page = open();
  page.type('go');
  await page.pass(200);
  page.type('goal');
  await page.pass(200);
  expect(page.query()).toBe('');
  await page.pass(100);
  expect(page.query()).toBe('?keyword=goal');
  page.type('');
  await page.pass(300);
  expect(page.query()).toBe('');
});

test('Back leads back, and the earlier text is not searched for again', async () => {
  const page = open();
  page.type('goal');
  await page.go('/news/search?keyword=goal');
  await page.back();
  await page.pass(1_000);
  expect(page.query()).toBe('');
});
