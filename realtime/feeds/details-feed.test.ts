import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchDetails } from '../protocol/details.ts';
import { stubNetwork } from '../testing/stub-network.ts';
import { createSigner } from './signature.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';
import { DetailsFeed } from './details-feed.ts';
import type { LiveMatch } from '../demo/play/live-match.ts';
import { newLiveMatch } from '../demo/play/testing/new-live-match.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;

let ingest: StandInIngest;
let client: SignedClient;

function open(moods: Mood[] = []): void {
  ingest = new StandInIngest(moods);
  const to = 'http://ingest.test';
  stubNetwork({ [to]: (request) => ingest.answer(request) });
  const { signal } = new AbortController();
  client = createSignedClient({ to, sign: createSigner(SECRET), signal, retryFor: 0 });
}

beforeEach(() => open());
afterEach(() => vi.unstubAllGlobals());

const footballMatch = (matchId: string) => newLiveMatch('football', matchId, START);

/** Plays until a time, ms. */
function playUntil(match: LiveMatch, time: number): void {
  while (match.due !== undefined && match.due <= time) match.send(match.due);
}

/** Flushes; returns what the ingest received. */
async function flushed(feed: DetailsFeed, now: number): Promise<MatchDetails[]> {
  const before = ingest.details.length;
  await feed.flush(client, 'test', now);
  return ingest.details.slice(before);
}

test('before kick-off the feed sends lineups and odds, then only changes', async () => {
  const feed = new DetailsFeed();
  feed.follow(footballMatch('m1'));
  const [first] = await flushed(feed, START - 90 * MINUTE);
  expect(first?.lineups?.home?.confirmed).toBe(false);
  expect(first?.odds?.length).toBeGreaterThan(10);
  expect(first).not.toHaveProperty('boxScore');
  expect(await flushed(feed, START - 90 * MINUTE)).toEqual([]);
  const [handedIn] = await flushed(feed, START - 50 * MINUTE);
  expect(handedIn?.lineups?.home?.confirmed).toBe(true);
});

test('a goal suspends the odds briefly and appears in the box score at once', async () => {
  const feed = new DetailsFeed();
  const match = footballMatch('m1');
  feed.follow(match);
  playUntil(match, START + MINUTE);
  await flushed(feed, START + MINUTE);
  const goals = (): number => (match.shown.score?.home ?? 0) + (match.shown.score?.away ?? 0);
  let now = START + MINUTE;
  while (goals() === 0) playUntil(match, (now += 1_000));
  const [news] = await flushed(feed, now);
  expect(news?.odds?.every(({ suspended }) => suspended)).toBe(true);
  const players = [news?.boxScore?.home, news?.boxScore?.away].flatMap(
    (side) => side?.players ?? [],
  );
  const scored = players.reduce(
    (sum, { values }) => sum + (values['goals'] ?? 0) + (values['own-goals'] ?? 0),
    0,
  );
  expect(scored).toBe(1);
  const [later] = await flushed(feed, now + 15_000);
  expect(later?.odds?.some(({ suspended }) => suspended !== true)).toBe(true);
});

test('details that the server did not accept are sent again in full', async () => {
  open([{ kind: 'answer', status: 503 }]);
  const feed = new DetailsFeed();
  feed.follow(footballMatch('m1'));
  expect(await flushed(feed, START)).toEqual([]);
  const [again] = await flushed(feed, START + 1);
  expect(Object.keys(again ?? {}).toSorted()).toEqual([
    'broadcasters',
    'lineups',
    'matchId',
    'occurredAt',
    'odds',
  ]);
});

test('a server that answers 404 gets no further details', async () => {
  open([{ kind: 'answer', status: 404 }]);
  const feed = new DetailsFeed();
  feed.follow(footballMatch('m1'));
  expect(await flushed(feed, START)).toEqual([]);
  expect(await flushed(feed, START + 1)).toEqual([]);
});

test('the feed sends the final details of an ended match, then stops', async () => {
  const feed = new DetailsFeed();
  const match = footballMatch('m1');
  feed.follow(match);
  playUntil(match, START + 200 * MINUTE);
  expect(match.isEnded).toBe(true);
  const [last] = await flushed(feed, START + 200 * MINUTE);
  expect(last?.statistics?.map(({ period }) => period)).toEqual(['H1', 'H2']);
  expect(last?.odds?.every(({ suspended }) => suspended)).toBe(true);
  expect(feed.collect(START + 300 * MINUTE)).toEqual([]);
});
