import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchUpdateSchema, type MatchUpdate } from '../../protocol/ingest.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { simulateMatches } from './simulate.ts';
import { simulated, START } from './testing/simulated.ts';

const MINUTE = 60_000;

function course(updates: readonly MatchUpdate[]): unknown[] {
  return updates.map(({ score, periods, incidents }) => ({ score, periods, incidents }));
}

/** Returns the updates before the simulation ended its matches. */
function played(updates: readonly MatchUpdate[]): MatchUpdate[] {
  return updates.filter(({ status }) => status !== 'Finished');
}

test('at the start twenty matches of all sports are in play, each sent in one update', async () => {
  const first = (await simulated({}, MINUTE)).slice(0, 20);
  expect(new Set(first.map(({ fixture }) => fixture?.sportId)).size).toBe(ALL_SPORTS.length);
  for (const update of first) {
    expect(update.sequence).toBe(1);
    expect(update.status).toBe('Live');
    expect(update.occurredAt).toBe(START);
    expect(update.fixture?.startTime).toBeLessThan(START);
    expect(update.periods?.length).toBeGreaterThan(0);
  }
});

test('no team plays two of the twenty matches', async () => {
  const first = (await simulated({}, MINUTE)).slice(0, 20);
  const teams = first.flatMap(({ fixture }) => [fixture?.home.id, fixture?.away.id]);
  expect(new Set(teams).size).toBe(40);
});

test.each([1, 7, 42, 1234])(
  'with seed %i a scoreboard changes at least every 15 s',
  async (seed) => {
    const updates = played(await simulated({ seed }, 20 * MINUTE));
    const shown = new Map<string, string>();
    const changes = [START];
    for (const { matchId, occurredAt, score, periods, points } of updates) {
      if (!score && !periods) continue;
      const board = JSON.stringify([score, periods, points]);
      if (shown.has(matchId) && shown.get(matchId) !== board) changes.push(occurredAt);
      shown.set(matchId, board);
    }
    const gaps = changes.slice(1).map((time, index) => time - (changes[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(15_000);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(3_000);
  },
);

test('every update is valid and sequences are gapless, for hours', async () => {
  const updates = await simulated({ speed: 60 }, 4 * MINUTE);
  const sequences = new Map<string, number>();
  for (const update of updates) {
    v.parse(matchUpdateSchema, update);
    expect(update.sequence).toBe((sequences.get(update.matchId) ?? 0) + 1);
    sequences.set(update.matchId, update.sequence);
  }
});

test('when a match ends, another of its sport begins', async () => {
  const updates = played(await simulated({ speed: 60 }, 4 * MINUTE));
  const inPlay = new Map<string, boolean>();
  const sports = new Map(
    updates.flatMap(({ matchId, fixture }) => (fixture ? [[matchId, fixture.sportId]] : [])),
  );
  let ended = 0;
  for (const { matchId, status } of updates) {
    if (status === 'Ended') ended += 1;
    if (status) inPlay.set(matchId, status === 'Live' || status === 'NotStarted');
  }
  const still = [...inPlay].flatMap(([matchId, playing]) => (playing ? [matchId] : []));
  expect(ended).toBeGreaterThan(20);
  expect(still.length).toBeGreaterThanOrEqual(19);
  expect(still.length).toBeLessThanOrEqual(20);
  expect(new Set(still.map((matchId) => sports.get(matchId))).size).toBe(ALL_SPORTS.length);
});

test('a later run with the same seed takes the same course under new ids', async () => {
  const one = await simulated({}, MINUTE);
  const later = await simulated({ start: START + 2 * MINUTE }, MINUTE);
  expect(course(later)).toEqual(course(one));
  const ids = new Set(one.map(({ matchId }) => matchId));
  expect(later.some(({ matchId }) => ids.has(matchId))).toBe(false);
});

test('clocks run by themselves only at real-time speed', async () => {
  const real = await simulated({}, MINUTE);
  expect(real.some(({ clock }) => clock?.running)).toBe(true);
  const fast = await simulated({ speed: 10 }, MINUTE);
  expect(fast.some(({ clock }) => clock?.running)).toBe(false);
});

test('at other speeds the clock of football is sent every minute of play', async () => {
  const updates = played(await simulated({ matches: 1, speed: 10, seed: 3 }, 2 * MINUTE));
  const seconds = updates.flatMap(({ clock }) => (clock ? [clock.seconds] : []));
  expect(seconds.length).toBeGreaterThan(10);
  const steps = seconds.slice(1).map((value, index) => value - (seconds[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(60);
});

test('a stopped simulation leaves no match live', async () => {
  const updates = await simulated({ speed: 60 }, MINUTE);
  const statuses = new Map<string, string>();
  for (const { matchId, status } of updates) if (status) statuses.set(matchId, status);
  for (const status of statuses.values()) expect(status).toBe('Finished');
});

test('with the system clock the simulation sends updates until it is aborted', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const updates: MatchUpdate[] = [];
  for await (const update of simulateMatches({ matches: 10, speed: 100, seed: 1, signal })) {
    updates.push(update);
    if (updates.length === 30) controller.abort();
  }
  expect(updates.length).toBeGreaterThanOrEqual(30);
});
