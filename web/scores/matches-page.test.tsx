// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { RenderedFavourites } from '../favourites/use-favourites.ts';
import { parseLine } from '../domain/parse-line.ts';
import { livePage } from '../live/testing/live-page.tsx';
import { aLine, START } from '../live/testing/lines.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { encodeDay } from './encoded-day.ts';
import type { NearestDays } from './load-nearest-days.server.ts';
import { aDay } from './testing/a-day.ts';
import { MatchesPage } from './matches-page.tsx';

const newBox = framedBoxes();
const DAY = 86_400_000;
const TODAY = START - DAY / 2;
const MINE = new Set(['30:m2-h', '30:m3-h']);
// The device has them as well, for when they load.
const items = [aFavourite(30, 'm2-h'), aFavourite(30, 'm3-h')];
localStorage.setItem('favourites', JSON.stringify({ items, owner: null }));

/** Opens the page of a day, `days` from today, with such matches. */
function open(days: number, ids: string[], nearest: NearestDays | null = null, liveId?: string) {
  const from = TODAY + days * DAY;
  const over = { status: 'Finished', matchStatus: 'Ended', startTime: from + DAY / 2 } as const;
  const scores = aDay({
    day: { from, to: from + DAY },
    isToday: days === 0,
    matches: ids.map((id) => parseLine(aLine(id, id === liveId ? {} : over))),
    roomSnapshots: [],
  });
  const { page } = livePage(
    <RenderedFavourites value={MINE}>
      <MatchesPage
        {...{ sportKey: 'football', from, now: START, timeZone: 'UTC', nearest }}
        day={encodeDay({ kind: 'loaded', scores })}
      />
    </RenderedFavourites>,
  );
  const { box, show } = newBox();
  show(page);
  const notice = () => box.querySelector('p[class*="title"]')?.parentElement;
  return {
    says: () => notice()?.querySelector('p')?.textContent,
    links: () =>
      [...(notice()?.querySelectorAll('a') ?? [])].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    rows: () =>
      [...box.querySelectorAll('[data-match-id]')].map((row) => row.getAttribute('data-match-id')),
    press: () =>
      act(() => box.querySelector<HTMLElement>('button[aria-pressed]:not([aria-label])')?.click()),
  };
}

const pathOf = (days: number) => `/football/matches/all?date=${TODAY + days * DAY}`;
const BACK = ['Back to today', '/football/matches/all'];

test.each<[what: string, days: number, nearest: NearestDays | null, links: string[][]]>([
  [
    'leads to the nearest days that have some, first the next',
    3,
    { before: TODAY - DAY, after: TODAY + 5 * DAY },
    [['Next matches: Thu 26 Nov', pathOf(5)], ['Last matches: Fri 20 Nov', pathOf(-1)], BACK],
  ],
  [
    'does so today, with a year that is another',
    0,
    { before: null, after: Date.UTC(2027, 0, 2) },
    [['Next matches: Sat 02 Jan 2027', `/football/matches/all?date=${Date.UTC(2027, 0, 2)}`]],
  ],
  ['names today once', 3, { before: TODAY, after: null }, [BACK]],
  ['leads back to today where nobody knows more', 3, null, [BACK]],
])('a day without matches %s', (_, days, nearest, links) => {
  const page = open(days, [], nearest);
  expect(page.says()).toBe('No matches on this day.');
  expect(page.links()).toEqual(links);
});

test('"Live only" on another day says that live matches are on today', () => {
  const page = open(-1, ['m1']);
  page.press();
  expect(page.says()).toBe('Only today’s matches can be live.');
  expect(page.links()).toEqual([BACK]);
});

test('"Live only" says today that nothing is live', () => {
  const today = open(0, ['m1']);
  today.press();
  expect(today.says()).toBe('No match is live at this moment.');
  expect(today.links()).toEqual([]);
});

test('"Live only" says of an empty day that it is empty', () => {
  const empty = open(2, [], { before: null, after: TODAY + 5 * DAY });
  empty.press();
  expect(empty.says()).toBe('No matches on this day.');
  expect(empty.links()[0]).toEqual(['Next matches: Thu 26 Nov', pathOf(5)]);
});

test('"Live only" applies to my matches as well', () => {
  const page = open(0, ['m1', 'm2', 'm3'], null, 'm2');
  expect(page.rows().slice(0, 2)).toEqual(['m2', 'm3']);
  page.press();
  expect(page.rows()).toEqual(['m2', 'm2']);
});
