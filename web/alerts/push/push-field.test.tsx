// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../.ci/vitest/eventually.ts';
import { chooseAlerts, forgetAlertChoices } from '../../favourites/alert-choices.ts';
import { saveFavourites } from '../../favourites/favourites-store.ts';
import { aFavourite } from '../../favourites/testing/favourites.ts';
import { press } from '../../ui/testing/press.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { readPushChoices, savePushChoices } from './push-choices.ts';
import PushField from './push-field.tsx';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };
const PUSH = 'Alerts while this site is closed';
const QUIET = 'Quiet hours';
const HIDES = 'Without scores: only that something has happened';

let answer: NotificationPermission;
/** Status of the answer to a subscription. */
let status: number;
let changes: boolean[];

beforeEach(() => {
  [answer, status, changes] = ['granted', 200, []];
  saveFavourites({ items: [ELK], owner: null });
  chooseAlerts(ELK, ['score']);
  const notices: { permission: NotificationPermission; requestPermission: () => Promise<string> } =
    {
      permission: 'default',
      requestPermission: async () => {
        notices.permission = answer;
        return answer;
      },
    };
  vi.stubGlobal('Notification', notices);
  const held = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    getKey: () => new ArrayBuffer(3),
    unsubscribe: async () => true,
  };
  vi.stubGlobal('pushManager', { getSubscription: async () => null, subscribe: async () => held });
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'GET'
      ? Response.json({ data: { applicationServerKey: 'A'.repeat(87) } })
      : Response.json({ data: {} }, { status }),
  );
});
afterEach(() => {
  savePushChoices(null);
  forgetAlertChoices();
  saveFavourites({ items: [], owner: null });
  vi.unstubAllGlobals();
});

const showBox = shownBoxes();
async function show() {
  await showBox(
    <PushField onChange={(isOn) => changes.push(isOn)} otherwise="None here">
      More kinds
    </PushField>,
  );
}

/** Presses a box, and waits until the product has answered. */
async function choose(name: string) {
  await eventually(() => {
    const box = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === name,
    );
    expect(box?.querySelector('input')?.disabled).toBe(false);
  });
  const before = changes.length;
  await press(name);
  await act(() => eventually(() => expect(changes.length).toBe(before + 1)));
}

const chosen = () => {
  const choices = readPushChoices();
  return choices && { quiet: choices.quiet, hidesScores: choices.hidesScores };
};

const times = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="time"]')].map(
    (input) => `${input.parentElement?.textContent} ${input.value}`,
  );

test('quiet hours are a night that a fan moves to the minute, and keep the other choice', async () => {
  await show();
  await choose(PUSH);
  expect(chosen()).toEqual({ quiet: null, hidesScores: false });
  expect(document.body.textContent).toContain('More kinds');
  await choose(HIDES);
  await choose(QUIET);
  expect(chosen()).toEqual({ quiet: { from: 1_320, to: 480 }, hidesScores: true });
  expect(times()).toEqual(['from 22:00', 'to 08:00']);
  savePushChoices({ quiet: { from: 1_325, to: 451 }, hidesScores: true, sent: null });
  await show();
  expect(times()).toEqual(['from 22:05', 'to 07:31']);
  await choose(QUIET);
  expect(chosen()).toEqual({ quiet: null, hidesScores: true });
  await choose(PUSH);
  expect(chosen()).toBeNull();
  expect(changes).toEqual([true, true, true, true, false]);
});

test.each([
  ['from', '21:45', { from: 1_305, to: 480 }],
  ['to', '07:05', { from: 1_320, to: 425 }],
])('a fan moves the end of quiet hours that is called “%s”', async (name, value, quiet) => {
  savePushChoices({ quiet: { from: 1_320, to: 480 }, hidesScores: false, sent: null });
  await show();
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="time"]')].find(
    (each) => each.parentElement?.textContent === name,
  );
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => eventually(() => expect(changes).toEqual([true])));
  expect(chosen()?.quiet).toEqual(quiet);
});

test('they stay off without the permission of the browser, which the fan may refuse', async () => {
  answer = 'denied';
  await show();
  await choose(PUSH);
  expect(chosen()).toBeNull();
  expect(changes).toEqual([false]);
  expect(document.body.textContent).toBe('None here');
});

test('a fan learns that turning them on has failed', async () => {
  status = 500;
  await show();
  await choose(PUSH);
  expect(chosen()).toBeNull();
  expect(document.querySelector('output')?.textContent).toContain('This did not work');
});

test.each([
  [true, 'None here'],
  [false, 'For alerts while this site is closed, add it to your Home Screen and open it there.'],
])('without such alerts an iPhone may need its home screen: %s', async (standalone, said) => {
  vi.stubGlobal('pushManager', undefined);
  vi.stubGlobal('navigator', { standalone });
  await show();
  expect(document.body.textContent).toBe(said);
});
