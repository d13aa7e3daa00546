import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../realtime/acceptance/product.ts';
import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { eventDetailSchema } from '../contracts/event.ts';

const MATCHES = ['crash-1', 'crash-2', 'crash-3'];
/** Updates of each match. */
const UPDATES = 60;
/** Acknowledgements before the kill: about half. */
const KILLED_AFTER = (MATCHES.length * UPDATES) / 2;
/** An hour ago: the next start does not look at matches that began days before. */
const KICK_OFF = Date.now() - 3_600_000;

let product: Product;

beforeAll(async () => {
  product = new Product();
  await product.start();
});

afterAll(() => product.stop());

const fixture: Fixture = {
  sportId: 2,
  league: { id: 'crash-league', name: 'Crash League' },
  home: { id: 'crash-home', name: 'Home Hoops', shortName: 'HOM' },
  away: { id: 'crash-away', name: 'Away Hoops', shortName: 'AWA' },
  startTime: KICK_OFF,
};

/** Every update changes something, so the room's version counts how many were applied. */
function updateOf(matchId: string, sequence: number): MatchUpdate {
  const update = { matchId, sequence, occurredAt: KICK_OFF + sequence };
  if (sequence === 1) return { ...update, fixture };
  if (sequence === 2) return { ...update, status: 'Live', matchStatus: 'Q1' };
  return { ...update, score: { home: sequence - 2, away: 0 } };
}

it('loses no acknowledged update and applies no update twice when it is killed', async () => {
  const acknowledged = new Map<string, number>();
  let count = 0;
  let restarted: Promise<void> | undefined;

  // A SIGKILL of this process leaves the Worker's own process behind.
  const killAndRestart = async () => {
    await product.end('SIGKILL', 'process');
    const before = new Map(acknowledged);
    await product.start();
    for (const [matchId, version] of before)
      expect((await product.snapshot(matchId)).version).toBeGreaterThanOrEqual(version);
  };
  const feedMatch = async (matchId: string) => {
    for (let sequence = 1; sequence <= UPDATES;) {
      // Includes the one before: every request repeats something.
      const updates = [sequence - 1, sequence]
        .filter((number) => number > 0)
        .map((number) => updateOf(matchId, number));
      if ((await product.send(updates)) === 'not-acknowledged') {
        await restarted;
        continue;
      }
      acknowledged.set(matchId, sequence);
      sequence += 1;
      count += 1;
      if (count === KILLED_AFTER) restarted = killAndRestart();
    }
  };
  await Promise.all(MATCHES.map(feedMatch));
  await restarted;

  for (const matchId of MATCHES) {
    const { version, state: room } = await product.snapshot(matchId);
    expect(version).toBe(UPDATES);
    expect(room.score).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('updates the database from the rooms at the next start', async () => {
  await product.end('SIGKILL', 'group');
  await product.start();
  for (const matchId of MATCHES) {
    const { event } = await product.ask(`events/${matchId}`, eventDetailSchema);
    expect(event.eventScore).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('serves pages, and scripts that are cached as immutable', async () => {
  const page = await fetch(`${product.url}/`);
  const html = await page.text();
  expect(page.status).toBe(200);
  const [, asset] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const script = await fetch(`${product.url}${asset ?? '/none'}`);
  await script.text();
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toContain('immutable');
});
