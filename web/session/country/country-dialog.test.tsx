// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../.ci/vitest/eventually.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { COUNTRIES } from './countries.ts';
import CountryDialog from './country-dialog.tsx';

const show = shownBoxes();

test('a chosen country is kept for thirty days, also as a tester’s location, and the page loads again', async () => {
  // Other test files share the document.
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const load = vi.fn<() => null>(() => null);
  const router = createMemoryRouter([
    { path: COUNTRIES.path, loader: () => [{ code: 'br', name: 'Brazil' }] },
    {
      path: '*',
      loader: load,
      element: <CountryDialog current={null} isOpen onClose={() => {}} />,
      HydrateFallback: () => null,
    },
  ]);
  await show(<RouterProvider router={router} />);
  await eventually(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain('Brazil');
  });
  const choice = [...document.querySelectorAll('button')].find((button) =>
    button.textContent?.startsWith('Brazil'),
  );
  await act(async () => choice?.click());
  const lines = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  expect(lines).toEqual(
    ['country', 'country-code'].map((name) => `${name}=br; Path=/; Max-Age=2592000; SameSite=Lax`),
  );
  expect(load).toHaveBeenCalledTimes(2);
});
