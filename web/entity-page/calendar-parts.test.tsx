// @vitest-environment happy-dom
import { act } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { press } from '../ui/testing/press.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { CalendarDialog } from './calendar-parts.tsx';

const ROOT = '/football/team/elk/t%3A1';

afterEach(() => void vi.unstubAllGlobals());
const show = shownBoxes();

/** Opens the dialog of a visitor in Brazil. */
async function open() {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <CalendarDialog name="Elk" root={ROOT} isOpen onClose={() => {}} />,
      HydrateFallback: () => null,
      loader: () => ({ country: { code: 'br', name: 'Brazil' } }),
    },
  ]);
  await show(<Page />);
  // The route's data may take longer than the first rendering.
  await eventually(async () => {
    await act(async () => {});
    expect(document.querySelector('dialog')).not.toBeNull();
  });
}

const addresses = () => [
  document.querySelector('a')?.getAttribute('href'),
  document.querySelector<HTMLInputElement>('input:not([type=checkbox])')?.value,
];

test('the dialog offers an address for calendar apps and one to copy', async () => {
  await open();
  const { host, protocol } = location;
  expect(addresses()).toEqual([
    `webcal://${host}${ROOT}.ics?lang=en&country=br`,
    `${protocol}//${host}${ROOT}.ics?lang=en&country=br`,
  ]);
});

test('a fan who wants no results gets addresses without them', async () => {
  await open();
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  for (const address of addresses()) expect(address).toMatch(/\?lang=en&country=br&results=0$/);
});

test.each([
  [() => Promise.resolve(), 'Address copied'],
  [
    () => Promise.reject(new Error('refused')),
    'Not copied: select the address and copy it yourself.',
  ],
])('the dialog says whether the address is copied', async (writeText, message) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  await press('Copy address');
  expect(document.querySelector('output')?.textContent).toBe(message);
});
