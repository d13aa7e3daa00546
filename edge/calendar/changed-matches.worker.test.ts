import { expect, it } from 'vitest';
import {
  DAY,
  ELK_CALENDAR,
  list,
  listed,
  readCalendar,
  update,
  valueOf,
} from './testing/calendar-season.ts';

it('a calendar keeps the id of a match that moves, by an import or in its room, and counts the moves', async () => {
  const moved = listed(20);
  await list(moved);
  const first = (await readCalendar(ELK_CALENDAR)).eventOf(moved);
  expect(first.sequence).toBe(0);
  const later = { ...moved.fixture, startTime: moved.fixture.startTime + DAY };
  await list({ ...moved, fixture: later });
  const second = (await readCalendar(ELK_CALENDAR)).eventOf(moved);
  expect(second.startDate.compare(first.startDate)).toBe(1);
  expect(second.sequence).toBe(1);
  const latest = { ...later, startTime: later.startTime + DAY };
  await update(moved, { fixture: latest });
  const third = (await readCalendar(ELK_CALENDAR)).eventOf(moved);
  expect(third.startDate.compare(second.startDate)).toBe(1);
  expect(third.sequence).toBeGreaterThan(1);
  expect(third.uid).toBe(first.uid);
  const single = await readCalendar(`/football/match/elk-vs-hawks/${moved.matchId}.ics`);
  expect(single.eventOf(moved).sequence).toBe(third.sequence);
});

it('a calendar marks a match that is postponed, until it has a new day', async () => {
  const off = listed(21);
  await list(off);
  await update(off, { status: 'Postponed' });
  const marked = (await readCalendar(`${ELK_CALENDAR}?lang=en`)).eventOf(off);
  expect(marked.summary).toBe('Postponed: Elk vs Hawks');
  expect(valueOf(marked, 'status')).toBe('TENTATIVE');
  const later = { ...off.fixture, startTime: off.fixture.startTime + DAY };
  await update(off, { status: 'NotStarted', fixture: later });
  const on = (await readCalendar(`${ELK_CALENDAR}?lang=en`)).eventOf(off);
  expect(on.summary).toBe('Elk vs Hawks');
  expect(valueOf(on, 'status')).toBe('CONFIRMED');
  expect(on.startDate.compare(marked.startDate)).toBe(1);
  expect(on.sequence).toBe(marked.sequence + 1);
});

it('a calendar marks a match that is cancelled', async () => {
  const off = listed(22);
  await list(off);
  await update(off, { status: 'Cancelled' });
  const marked = (await readCalendar(`${ELK_CALENDAR}?lang=en`)).eventOf(off);
  expect(marked.summary).toBe('Cancelled: Elk vs Hawks');
  expect(valueOf(marked, 'status')).toBe('CANCELLED');
});

it('a calendar does not change while a match is in play, and shows a corrected result', async () => {
  const live = listed(0);
  await list(live);
  await update(live, { status: 'Live', matchStatus: 'H1' });
  const first = await readCalendar(ELK_CALENDAR);
  await update(live, { score: { home: 1, away: 0 } });
  expect((await readCalendar(ELK_CALENDAR)).body).toBe(first.body);
  await update(live, { status: 'Finished', matchStatus: 'Ended' });
  const ended = (await readCalendar(ELK_CALENDAR)).eventOf(live);
  expect(ended.summary).toBe('Elk 1–0 Hawks');
  await update(live, { score: { home: 1, away: 1 } });
  const corrected = (await readCalendar(ELK_CALENDAR)).eventOf(live);
  expect(corrected.summary).toBe('Elk 1–1 Hawks');
  expect(corrected.sequence).toBe(ended.sequence + 1);
});
