import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { HEARTBEAT_INTERVAL, HEARTBEATS_PER_NAMING } from '../protocol/heartbeat.ts';
import { createSignsOfLife, MatchesInPlay, sendHeartbeats } from './heartbeats.ts';
import { stubNetwork } from '../testing/stub-network.ts';
import { createSigner } from './signature.ts';
import { createSignedClient } from './signed-client.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';

const TO = 'http://ingest.test';
let ingest: StandInIngest;
let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(matchIds: string[], moods: Mood[] = []): Promise<void> {
  ingest = new StandInIngest(moods);
  stubNetwork({ [TO]: (request) => ingest.answer(request) });
  const { signal } = end;
  const client = createSignedClient({ to: TO, sign: createSigner(SECRET), signal, retryFor: 0 });
  return sendHeartbeats({ client, source: 'test', signal, signs: () => matchIds });
}

const intervals = (count: number) => vi.advanceTimersByTimeAsync(count * HEARTBEAT_INTERVAL);

test('a feed keeps sending heartbeats for its matches after failed ones', async () => {
  void begin(['one', 'two'], [{ kind: 'drop-before' }, { kind: 'answer', status: 500 }]);
  await intervals(HEARTBEATS_PER_NAMING + 1);
  expect(ingest.heartbeats).toEqual([[], [], [], ['one', 'two']]);
});

test('only every fifth heartbeat names the matches', async () => {
  void begin(['one']);
  await intervals(HEARTBEATS_PER_NAMING + 1);
  expect(ingest.heartbeats).toEqual([['one'], [], [], [], [], ['one']]);
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
  await intervals(1);
  expect(ingest.heartbeats).toHaveLength(2);
  expect(ingest.heartbeats.flat()).toEqual(many);
});

test('heartbeats stop when the server answers 404', async () => {
  const ended = begin(['one'], [{ kind: 'answer', status: 404 }]);
  await intervals(2);
  await ended;
  expect(ingest.heartbeats).toEqual([]);
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
