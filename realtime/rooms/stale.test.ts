import { expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { SPORTS } from '../sports/registry.ts';
import type { SportId } from '../sports/sport.ts';
import { applyUpdate, createMatchRoom, restoreMatchRoom, type MatchRoom } from './match-room.ts';
import { endStale, markStale, staleAt } from './stale.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const { play, pause } = SPORTS.football.staleAfter;

function roomAt(members: Partial<MatchUpdate>, sportId: SportId = 1): MatchRoom {
  const first = updateOf(1, { fixture: fixtureOf(sportId), ...members });
  return applyUpdate(createMatchRoom('epoch-00001'), first, NOON).room;
}

const clock = { seconds: 600, running: true, at: NOON };
const live = { status: 'Live', matchStatus: 'H1', clock } satisfies Partial<MatchUpdate>;

test.each<[what: string, members: Partial<MatchUpdate>, seconds: number | null]>([
  ['that is played', live, play],
  ['at half-time', { status: 'Live', matchStatus: 'HT' }, pause],
  ['that is interrupted', { status: 'Interrupted', matchStatus: 'H1' }, pause],
  ['that has not begun', {}, null],
  ['that is over', { status: 'Ended' }, null],
])('a match %s has the stale timeout of its status, if any', (_, members, seconds) => {
  const due = staleAt(roomAt(members).state, NOON);
  expect(due).toBe(seconds === null ? null : NOON + seconds * 1_000);
});

test('every sport has a stale timeout of several heartbeats, and a longer one in pauses', () => {
  for (const { staleAfter } of Object.values(SPORTS)) {
    expect(staleAfter.play).toBeGreaterThanOrEqual(90);
    expect(staleAfter.pause).toBeGreaterThan(staleAfter.play);
  }
});

test('a match becomes stale at its timeout, with the time of the last message', () => {
  const room = roomAt(live);
  expect(markStale(room, NOON, NOON + play * 1_000 - 1)).toBeNull();
  const now = NOON + play * 1_000;
  const silent = markStale(room, NOON, now);
  expect(silent?.delta).toMatchObject({ version: 2, patch: { silence: { since: NOON, at: now } } });
  expect(silent?.room.state?.clock).toEqual(clock);
  expect(silent && markStale(silent.room, NOON, now + 1)).toBeNull();
});

function silentRoom(): MatchRoom {
  const silent = markStale(roomAt(live), NOON, NOON + play * 1_000);
  if (!silent) throw new Error('It is silent by then');
  return silent.room;
}

test.each<[what: string, update: MatchUpdate]>([
  ['a change', updateOf(2, { score: { home: 1, away: 0 } })],
  ['an update with nothing new', updateOf(2, { status: 'Live' })],
  ['an update that is refused', updateOf(2, { status: 'NotStarted' })],
])('%s ends the stale state', (_, update) => {
  const { room, delta } = applyUpdate(silentRoom(), update, NOON);
  expect(room.state?.silence).toBeUndefined();
  expect(delta?.patch).toMatchObject({ silence: null });
});

test('a heartbeat ends the stale state, and does not change a fresh room', () => {
  expect(endStale(silentRoom(), NOON)?.delta?.patch).toEqual({ silence: null });
  expect(endStale(roomAt(live), NOON)).toBeNull();
});

test('a restored room is still stale, and the next update leads to the same state', () => {
  const { epoch, version, checkpoint, log, history, state } = silentRoom();
  const stored = { epoch, version, checkpoint, log, history };
  const woken = restoreMatchRoom({ ...stored, silence: state?.silence });
  expect(woken).toEqual(silentRoom());
  const next = updateOf(2, { status: 'Live' });
  expect(applyUpdate(woken, next, NOON).room.state).toEqual(
    applyUpdate(roomAt(live), next, NOON).room.state,
  );
});

test('a clock that runs on for hours stops at the limit of its period', () => {
  const late = updateOf(5 * 3_600, { matchStatus: 'HT' });
  const { room } = applyUpdate(roomAt(live), late, NOON);
  expect(room.state?.clock).toMatchObject({ seconds: 65 * 60, running: false });
});
