// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAlertChoices, readAlertChoices } from '../favourites/alert-choices.ts';
import { readFavourites, saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { press } from '../ui/testing/press.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import AlertSheet from './alert-sheet.tsx';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };
const HAWKS = { ...aFavourite(30, 'hawks'), fixtureSportId: 2 };

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
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  Reflect.deleteProperty(globalThis, 'Notification');
});

const show = shownBoxes();
const open = (of = ELK) => show(<AlertSheet of={of} onClose={() => {}} />);

const boxes = () =>
  [...document.querySelectorAll('label')].map((label) => {
    const isOn = label.querySelector('input')?.checked;
    return `${isOn ? '+' : '-'} ${label.textContent}`;
  });

test('alerts are off until a fan turns them on: then kick-off, goals and full time', async () => {
  await open();
  expect(boxes()).toEqual(['- Kick-off', '- Goals', '- Red cards', '- Half-time', '- Full time']);
  await press('Turn on alerts');
  expect(boxes()).toEqual(['+ Kick-off', '+ Goals', '- Red cards', '- Half-time', '+ Full time']);
  expect(readAlertChoices().kinds).toEqual({ '30:elk': ['start', 'score', 'end'] });
});

test('a fan chooses kinds of alerts one by one, and turns all off at once', async () => {
  await open();
  await press('Red cards');
  await press('Goals');
  await press('Red cards');
  expect(readAlertChoices().kinds).toEqual({ '30:elk': ['score'] });
  await press('Turn off alerts');
  expect(readAlertChoices().kinds).toEqual({});
});

test('a sport offers only the alerts that it supports', async () => {
  await open(HAWKS);
  expect(boxes()).toEqual([
    '- Start',
    '- Lead changes in the last five minutes',
    '- End of each quarter',
    '- Final score',
  ]);
});

test('choosing an alert for a team makes it a favourite', async () => {
  saveFavourites({ items: [], owner: null });
  await open();
  await press('Goals');
  expect(readFavourites().items).toEqual([ELK]);
});

const NOTIFY = "Use this device's notifications while I look at something else";

test('choosing notifications asks the browser for permission and shows a first one', async () => {
  const shown = stubNotification('granted');
  await open();
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
  await open();
  await press('Goals');
  await press(NOTIFY);
  expect(document.querySelector('output')?.textContent).toContain(said);
  expect(readAlertChoices().notifies).toBe(false);
});
