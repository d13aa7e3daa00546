// @vitest-environment happy-dom
import { act } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFavourites } from '../favourites-store.ts';
import { createSession, SessionContext } from '../../session/session.ts';
import { press } from '../../ui/testing/press.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import MyCalendarButton from './my-calendar-button.tsx';

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
  localStorage.clear();
  saveFavourites({ items: [], owner: null });
  vi.unstubAllGlobals();
});

const show = shownBoxes();
async function open(session = createSession(null)) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: MyCalendarButton,
      HydrateFallback: () => null,
      loader: () => ({ country: { code: 'br', name: 'Brazil' } }),
    },
  ]);
  await show(
    <SessionContext value={session}>
      <Page />
    </SessionContext>,
  );
  await act(async () => document.querySelector('button')?.click());
  await act(async () => vi.dynamicImportSettled());
}

const ask = async (name: string) => {
  await press(name);
  // The address loads late.
  await act(async () => vi.dynamicImportSettled());
};
const address = () => document.querySelector('dialog a')?.getAttribute('href') ?? null;
const said = () => [...document.querySelectorAll('output')].at(-1)?.textContent;

test('a fan makes an address, replaces it and ends it; the sheet keeps the focus', async () => {
  await open();
  expect(address()).toBeNull();
  await ask('Make an address');
  expect(address()).toBe(`webcal://${location.host}/calendar/c1.ics?lang=en&country=br`);
  expect(said()).toBe('This is your address.');
  expect(document.activeElement?.textContent).toContain('One calendar of all that you follow');
  await ask('Replace address');
  expect(address()).toContain('/calendar/c2.ics');
  await ask('End calendar');
  expect(address()).toBeNull();
  expect(said()).toBe('The calendar has ended.');
});

test('a fan learns when an address could not be made, and may try again', async () => {
  await open();
  status = 503;
  await ask('Make an address');
  expect(said()).toBe('This did not work. Try again in a moment.');
  status = 200;
  await ask('Make an address');
  expect(address()).toContain('/calendar/c1.ics');
});

test('a fan without an account learns what to do when their network has made too many', async () => {
  await open();
  status = 429;
  await ask('Make an address');
  expect(said()).toBe(
    'Too many calendars were made from your network today. Sign in to make yours.',
  );
});

test('a fan with an account learns when they have made too many', async () => {
  made = 1;
  await open(createSession({ userId: 'u1' }));
  const own = address();
  status = 429;
  await ask('Replace address');
  expect(said()).toBe(
    'You have made many calendars lately. Keep the one you have, or try again in a few weeks.',
  );
  expect(address()).toBe(own);
  await ask('End calendar');
  expect(said()).toBe('This did not work. Try again in a moment.');
});

test('a device that has an address shows it', async () => {
  await open();
  await ask('Make an address');
  await open();
  expect(address()).toContain('/calendar/c1.ics');
});
