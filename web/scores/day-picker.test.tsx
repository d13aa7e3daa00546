// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import DayPicker from './day-picker.tsx';

const show = shownBoxes();
afterEach(() => void vi.restoreAllMocks());

const SHOWN = Date.UTC(2026, 10, 21);

test.each([
  [
    'another day opens it',
    '2026-11-23',
    true,
    `/tennis/matches/all?date=${Date.UTC(2026, 10, 23)}`,
  ],
  ['the day shown opens nothing', '2026-11-21', true, '/start'],
  ['no day opens nothing', '', true, '/start'],
  ['a day opens nothing while the browser is offline', '2026-11-23', false, '/start'],
])('in the calendar, %s', async (_what, date, isOnline, path) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const element = <DayPicker sportKey="tennis" from={SHOWN} timeZone="UTC" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/start'] });
  const box = await show(<RouterProvider router={router} />);
  const field = box.querySelector('input');
  if (field) field.value = date;
  await act(async () => box.querySelector('form')?.requestSubmit());
  expect(createPath(router.state.location)).toBe(path);
});
