// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadTabs, type LeadingTab } from './lead-tabs.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { watchedMatches, watchMatch } from './watched-matches.ts';

let hasFocus = true;
let visibility: DocumentVisibilityState = 'visible';
let leading: string[] = [];
let tabs: LeadingTab[] = [];

beforeEach(() => {
  hasFocus = true;
  visibility = 'visible';
  leading = [];
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  for (const { leave } of tabs.splice(0)) leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a tab; all tabs here share one document and its focus. */
async function open(name: string, alertsInBackground = false): Promise<LeadingTab> {
  const tab = leadTabs({
    lead: () => {
      leading.push(name);
      return () => {
        leading = leading.filter((other) => other !== name);
      };
    },
    alertsInBackground: () => alertsInBackground,
  });
  tabs.push(tab);
  await settled();
  return tab;
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

test('only the tab that was last in front leads', async () => {
  await open('first');
  expect(leading).toEqual(['first']);
  await open('second');
  expect(leading).toEqual(['second']);
});

test('another tab takes over when the leading tab closes', async () => {
  await open('first');
  const second = await open('second');
  second.leave();
  await settled();
  expect(leading).toEqual(['first']);
});

test('a tab that returns to the front leads again', async () => {
  const first = await open('first');
  await open('second');
  first.look();
  await settled();
  expect(leading).toEqual(['first']);
});

test('a visible tab without focus does not take over', async () => {
  await open('first');
  hasFocus = false;
  await open('second');
  expect(leading).toEqual(['first']);
});

test('a hidden tab leads only if it can notify the fan', async () => {
  await open('silent');
  hasFocus = false;
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(leading).toEqual([]);
  await open('notifying', true);
  expect(leading).toEqual(['notifying']);
});

test('without the Web Locks API a tab leads while it has the focus', async () => {
  vi.stubGlobal('navigator', {});
  await open('only', true);
  expect(leading).toEqual(['only']);
  hasFocus = false;
  window.dispatchEvent(new Event('blur'));
  expect(leading).toEqual([]);
  hasFocus = true;
  window.dispatchEvent(new Event('focus'));
  expect(leading).toEqual(['only']);
});

test('every tab knows the matches that a visible tab shows', async () => {
  const leave = watchMatch('m1');
  await settled();
  expect([...(await watchedMatches())]).toEqual(['m1']);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([...(await watchedMatches())]).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  leave();
  await settled();
  expect([...(await watchedMatches())]).toEqual([]);
});
