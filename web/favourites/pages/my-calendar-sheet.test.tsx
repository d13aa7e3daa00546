// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFavourites } from '../favourites-store.ts';
import MyCalendarButton from './my-calendar-button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
let status: number;
let made: number;

beforeEach(() => {
  status = 200;
  made = 0;
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (status !== 200) return Response.json({ message: 'No' }, { status });
    if (method !== 'DELETE') made += 1;
    return Response.json({ data: { calendarId: `c${made}`, isOfAccount: false } });
  });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  saveFavourites({ items: [], owner: null });
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function open() {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: MyCalendarButton,
      HydrateFallback: () => null,
      loader: () => ({ country: { code: 'br', name: 'Brazil' } }),
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(<Page />));
  await act(async () => document.querySelector('button')?.click());
  await act(async () => vi.dynamicImportSettled());
}

const press = async (name: string) => {
  await act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (!button) throw new Error(`Nothing is called ${name}`);
    button.click();
  });
  // The address loads late.
  await act(async () => vi.dynamicImportSettled());
};
const address = () => document.querySelector('dialog a')?.getAttribute('href') ?? null;
const said = () => [...document.querySelectorAll('output')].at(-1)?.textContent;

test('a fan makes an address, replaces it and ends it; the sheet keeps the focus', async () => {
  await open();
  expect(address()).toBeNull();
  await press('Make an address');
  expect(address()).toBe(`webcal://${location.host}/calendar/c1.ics?lang=en&country=br`);
  expect(said()).toBe('This is your address.');
  expect(document.activeElement?.textContent).toContain('One calendar of all that you follow');
  await press('Replace address');
  expect(address()).toContain('/calendar/c2.ics');
  await press('End calendar');
  expect(address()).toBeNull();
  expect(said()).toBe('The calendar has ended.');
});

test('a fan learns when an address could not be made, and may try again', async () => {
  await open();
  status = 503;
  await press('Make an address');
  expect(said()).toBe('This did not work. Try again in a moment.');
  status = 200;
  await press('Make an address');
  expect(address()).toContain('/calendar/c1.ics');
});

test('a device that has an address shows it', async () => {
  await open();
  await press('Make an address');
  act(() => root?.unmount());
  document.body.replaceChildren();
  await open();
  expect(address()).toContain('/calendar/c1.ics');
});
