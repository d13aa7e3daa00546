// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAlertChoices, readAlertChoices } from '../favourites/alert-choices.ts';
import { readFavourites, saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import AlertSheet from './alert-sheet.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };
const HAWKS = { ...aFavourite(30, 'hawks'), fixtureSportId: 2 };

let root: Root | undefined;
let asked = 0;
/** Stubs a browser whose fan gives this answer to the prompt. */
function stubNotification(answer: NotificationPermission, isConstructible = true) {
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static async requestPermission() {
      asked += 1;
      FakeNotification.permission = answer;
      return answer;
    }
    constructor(title: string) {
      super();
      if (!isConstructible) throw new TypeError('Illegal constructor');
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

beforeEach(() => {
  asked = 0;
  saveFavourites({ items: [ELK, HAWKS], owner: null });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  Reflect.deleteProperty(globalThis, 'Notification');
});

function open(of = ELK) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<AlertSheet of={of} onClose={() => {}} />));
}

const boxes = () =>
  [...document.querySelectorAll('label')].map((label) => {
    const isOn = label.querySelector('input')?.checked;
    return `${isOn ? '+' : '-'} ${label.textContent}`;
  });
const press = (name: string) =>
  act(async () => {
    const control = [...document.querySelectorAll<HTMLElement>('button, label')].find(
      ({ textContent }) => textContent === name,
    );
    if (!control) throw new Error(`Nothing is called ${name}`);
    (control.querySelector('input') ?? control).click();
  });

test('alerts are off until a fan turns them on: then kick-off, goals and full time', async () => {
  open();
  expect(boxes()).toEqual(['- Kick-off', '- Goals', '- Red cards', '- Half-time', '- Full time']);
  await press('Turn on alerts');
  expect(boxes()).toEqual(['+ Kick-off', '+ Goals', '- Red cards', '- Half-time', '+ Full time']);
  expect(readAlertChoices().kinds).toEqual({ '30:elk': ['start', 'score', 'end'] });
});

test('a fan chooses kinds of alerts one by one, and turns all off at once', async () => {
  open();
  await press('Red cards');
  await press('Goals');
  await press('Red cards');
  expect(readAlertChoices().kinds).toEqual({ '30:elk': ['score'] });
  await press('Turn off alerts');
  expect(readAlertChoices().kinds).toEqual({});
});

test('a sport offers only the alerts that it supports', () => {
  open(HAWKS);
  expect(boxes()).toEqual([
    '- Start',
    '- Lead changes in the last five minutes',
    '- End of each quarter',
    '- Final score',
  ]);
});

test('choosing an alert for a team makes it a favourite', async () => {
  saveFavourites({ items: [], owner: null });
  open();
  await press('Goals');
  expect(readFavourites().items).toEqual([ELK]);
});

const NOTIFY = "Use this device's notifications while I look at something else";

test('choosing notifications asks the browser for permission and shows a first one', async () => {
  const shown = stubNotification('granted');
  open();
  await press('Goals');
  expect(asked).toBe(0);
  await press(NOTIFY);
  expect(asked).toBe(1);
  expect(shown).toEqual(['Alerts will look like this.']);
  expect(readAlertChoices().notifies).toBe(true);
  await press(NOTIFY);
  expect(readAlertChoices().notifies).toBe(false);
});

test.each([
  ['refused', 'denied', true, 'Your browser blocks notifications from this site.'],
  ['possible for service workers only', 'granted', false, 'This browser has no notifications'],
] as const)('the sheet says when notifications are %s', async (_what, answer, can, said) => {
  stubNotification(answer, can);
  open();
  await press('Goals');
  await press(NOTIFY);
  expect(document.querySelector('output')?.textContent).toContain(said);
  expect(readAlertChoices().notifies).toBe(false);
});
