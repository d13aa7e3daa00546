import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { HEARTBEATS_PER_NAMING } from '../protocol/heartbeat.ts';
import { createSignsOfLife, MatchesInPlay, sendHeartbeats } from './heartbeats.ts';
import { createSigner } from './signature.ts';
import { createSignedClient } from './signed-client.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';

let ingest: StandInIngest | undefined;
let end: AbortController;

beforeEach(() => {
  end = new AbortController();
});
afterEach(async () => {
  end.abort();
  await ingest?.close();
  ingest = undefined;
});

async function begin(matchIds: string[], moods: Mood[] = []): Promise<void> {
  ingest = new StandInIngest(moods);
  const to = await ingest.listen();
  const { signal } = end;
  const client = createSignedClient({ to, sign: createSigner(SECRET), signal, retryFor: 0 });
  const options = { client, source: 'test', signal, interval: 5 };
  return sendHeartbeats({ ...options, signs: () => matchIds });
}

test('a feed keeps sending heartbeats for its matches after failed ones', async () => {
  void begin(['one', 'two'], [{ kind: 'drop-before' }, { kind: 'answer', status: 500 }]);
  await vi.waitFor(() => expect(ingest?.heartbeats).toContainEqual(['one', 'two']));
});

test('only every fifth heartbeat names the matches', async () => {
  void begin(['one']);
  await vi.waitFor(() => expect(ingest?.heartbeats.length).toBeGreaterThan(HEARTBEATS_PER_NAMING));
  expect(ingest?.heartbeats.slice(0, HEARTBEATS_PER_NAMING + 1)).toEqual([
    ['one'],
    [],
    [],
    [],
    [],
    ['one'],
  ]);
});

test('a sign of life holds for its lifetime', () => {
  let now = 0;
  const { note, signs } = createSignsOfLife(12_000, () => now);
  note(['one', 'two']);
  now = 5_000;
  note(['two']);
  now = 12_000;
  expect([...signs()]).toEqual(['two']);
});

test('heartbeats for many matches are split into several requests', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `match-${index}`);
  void begin(many);
  await vi.waitFor(() => expect(ingest?.heartbeats.length).toBeGreaterThan(1));
  expect(ingest?.heartbeats.slice(0, 2).flat()).toEqual(many);
});

test('heartbeats stop when the server answers 404', async () => {
  await begin(['one'], [{ kind: 'answer', status: 404 }]);
  expect(ingest?.heartbeats).toEqual([]);
});

test('a source that plays its matches itself sends heartbeats for those in play', async () => {
  const updates: Omit<MatchUpdate, 'occurredAt' | 'sequence'>[] = [
    { matchId: 'to-come', status: 'NotStarted' },
    { matchId: 'begun', matchStatus: 'H1' },
    { matchId: 'live', status: 'Live' },
    { matchId: 'live', score: { home: 1, away: 0 } },
    { matchId: 'over', status: 'Live' },
    { matchId: 'over', status: 'Ended', matchStatus: 'Ended' },
  ];
  async function* source(): AsyncGenerator<MatchUpdate> {
    for (const [index, update] of updates.entries())
      yield { ...update, sequence: index + 1, occurredAt: index };
  }
  const played = new MatchesInPlay();
  for await (const update of played.watch(source())) expect(update.matchId).toBeDefined();
  expect([...played.signs()]).toEqual(['begun', 'live']);
});
