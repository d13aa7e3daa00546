import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../realtime/acceptance/product.ts';
import { createRandom } from '../../realtime/demo/world/random.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { eventDetailSchema } from '../contracts/event.ts';
import { DatabaseFile } from './database-file.ts';
import { calledOff, corrections, finished, inPlay, type PlannedMatch } from './kill-plan.ts';

/** Number of kills, and the seed that decides when. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const SEED = Number(process.env['SEED'] ?? 7);
/** Longest time from a restart until all acknowledged updates are in the database, ms. */
const PAID_WITHIN = 30_000;
const YEAR = 365 * 86_400_000;

/**
 * Each ends the product in another way. The two that differ most come first for short runs: a SIGKILL of one
 * process leaves the Worker's behind.
 */
const ENDS = [
  { signal: 'SIGKILL', reach: 'process' },
  { signal: 'SIGTERM', reach: 'process' },
  { signal: 'SIGKILL', reach: 'group' },
  { signal: 'SIGINT', reach: 'group' },
] as const;

const random = createRandom('kills', SEED);
let product: Product;

beforeAll(async () => {
  product = new Product();
  await product.start();
});

afterAll(() => product.stop());

/** Plans a round: matches of every age and status. */
function plan(round: string): PlannedMatch[] {
  const now = Date.now();
  return [
    calledOff(`past-cancelled-${round}`, now - 3 * YEAR, 'Cancelled'),
    calledOff(`ahead-postponed-${round}`, now + YEAR, 'Postponed'),
    calledOff(`ahead-cancelled-${round}`, now + YEAR, 'Cancelled'),
    finished(`past-finished-${round}`, now - 2 * YEAR),
    inPlay(`past-live-${round}`, now - YEAR),
    inPlay(`live-${round}`, now - 60_000),
  ];
}

/** Plays a match that ended, and was stored, hours ago. */
async function playHoursAgo(matchId: string): Promise<void> {
  const { updates } = finished(matchId, Date.now() - 5 * 3_600_000);
  expect(await product.send(updates)).not.toBe('not-acknowledged');
  await product.end('SIGTERM');
  const database = await DatabaseFile.open(product.state, { readOnly: false });
  expect(database.read(matchId)?.record?.version).toBe(updates.length);
  database.age();
  database.close();
  await product.start();
}

/** Sends a match's updates one by one until the product is gone; records acknowledgements. */
async function sendAll(
  { matchId, updates }: PlannedMatch,
  {
    pauses,
    acknowledged,
    onAcknowledged,
  }: {
    pauses: readonly number[];
    acknowledged: Map<string, number>;
    onAcknowledged: () => void;
  },
): Promise<void> {
  for (const [index, update] of updates.entries()) {
    const results = await product.send([update]);
    if (results === 'not-acknowledged') return;
    expect(results).toMatchObject([{ outcome: 'applied' }]);
    acknowledged.set(matchId, results[0]?.version ?? 0);
    onAcknowledged();
    await sleep(pauses[index] ?? 0);
  }
}

/** Returns the row that the database must hold for this snapshot. */
function storedFrom({ epoch, version, state }: MatchSnapshot) {
  const { status, incidents, stats } = state;
  const record = CLOSED_STATUSES.has(status) ? { version, incidents, stats } : null;
  return { epoch, version, record };
}

/** Fails while the database is behind the match's room, or the room behind the acknowledgements. */
async function expectStored(database: DatabaseFile, matchId: string, version: number) {
  const room = await product.snapshot(matchId);
  expect(room.version).toBeGreaterThanOrEqual(version);
  expect(database.read(matchId)).toEqual(storedFrom(room));
  const response = await fetch(`${product.url}/api/media/v1/events/${matchId}`);
  const { data } = v.parse(v.object({ data: eventDetailSchema }), await response.json());
  expect(data.event).toMatchObject({
    eventStatus: room.state.status,
    fixtureStartTime: room.state.startTime,
    fixtureVenue: 'The Old Gym',
  });
  // A match that has not begun has no score to show.
  expect([null, room.state.score]).toContainEqual(data.event.eventScore);
}

/**
 * Plays a round until the kill, every third time right after an acknowledgement; returns the acknowledged
 * versions.
 */
async function playUntilKilled(round: number): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  let onAcknowledged = () => {};
  const first = new Promise<void>((resolve) => (onAcknowledged = resolve));
  const matches = [...plan(String(round)), corrections(`over-${round}`)];
  const sending = matches.map((match) => {
    const pauses = match.updates.map(() => random.int(0, 59));
    return sendAll(match, { pauses, acknowledged, onAcknowledged });
  });
  await first;
  await sleep(Math.max(0, random.int(-750, 1_499)));
  await product.end(...endOf(round));
  await Promise.all(sending);
  return acknowledged;
}

function endOf(round: number): [NodeJS.Signals, 'process' | 'group'] {
  const { signal, reach } = ENDS[round % ENDS.length] ?? ENDS[0];
  return [signal, reach];
}

it(
  'has all acknowledged updates in the database soon after a kill and restart',
  async () => {
    for (let round = 0; round < KILLS; round += 1) {
      await playHoursAgo(`over-${round}`);
      const acknowledged = await playUntilKilled(round);
      await product.start();
      const began = Date.now();
      const rest = () => Math.max(1, began + PAID_WITHIN - Date.now());
      const database = await DatabaseFile.open(product.state);
      // Reads only the file first, so that no request wakes a room.
      for (const [matchId, version] of acknowledged)
        await expect
          .poll(() => database.read(matchId)?.version, { timeout: rest() })
          .toBeGreaterThanOrEqual(version);
      for (const [matchId, version] of acknowledged)
        await expect
          .poll(() => expectStored(database, matchId, version).then(() => true), {
            timeout: rest(),
          })
          .toBe(true);
      database.close();
      process.stderr.write(
        `${endOf(round)[0]}: ${acknowledged.size} matches, all in the database ` +
          `${((Date.now() - began) / 1_000).toFixed(1)} s after the start\n`,
      );
    }
  },
  KILLS * 90_000,
);

it.each([
  ['by SIGTERM', 'SIGTERM', 'process'],
  ["by a terminal's Ctrl-C, which reaches every process", 'SIGINT', 'group'],
] as const)(
  'has every update in the database when it is stopped %s',
  async (_how, signal, reach) => {
    await product.end('SIGTERM');
    await product.start();
    const matches = plan(signal);
    for (const { updates } of matches)
      expect(await product.send(updates)).not.toBe('not-acknowledged');
    await product.end(signal, reach);
    const database = await DatabaseFile.open(product.state);
    for (const { matchId, updates } of matches)
      expect(database.read(matchId)?.version).toBe(updates.length);
    database.close();
  },
);
