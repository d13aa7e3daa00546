import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { sendUpdates, type SendReport } from './sender.ts';
import { stubNetwork } from '../testing/stub-network.ts';
import { createSigner } from './signature.ts';
import { createSignedClient } from './signed-client.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';

const TO = 'http://ingest.test';
/** How long a client tries again by default, ms. */
const RETRIED_FOR = 10 * 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function* twoMatches(count: number): AsyncGenerator<MatchUpdate> {
  for (let sequence = 1; sequence <= count; sequence += 1)
    for (const matchId of ['one', 'two']) yield { matchId, sequence, occurredAt: sequence };
}

async function send(
  moods: Mood[],
  { count = 20, batch = 4, skipsMalformed = false } = {},
): Promise<{ report: SendReport; ingest: StandInIngest; retries: string[] }> {
  const ingest = new StandInIngest(moods);
  stubNetwork({ [TO]: (request) => ingest.answer(request) });
  const retries: string[] = [];
  const { signal } = new AbortController();
  const client = createSignedClient({
    to: TO,
    sign: createSigner(SECRET),
    signal,
    onRetry: ({ kind }) => retries.push(kind),
  });
  const options = { client, source: 'test', signal, batch, skipsMalformed };
  const report = sendUpdates(twoMatches(count), options);
  // Longer than the client tries again.
  await vi.advanceTimersByTimeAsync(RETRIED_FOR + 60_000);
  return { report: await report, ingest, retries };
}

/** Returns a match's sequences in the order of acceptance. */
function order({ taken }: StandInIngest, matchId: string): number[] {
  return taken.filter((update) => update.matchId === matchId).map(({ sequence }) => sequence);
}

const inOrder = Array.from({ length: 20 }, (_, index) => index + 1);

test('the updates of each match arrive in order', async () => {
  const { report, ingest } = await send([]);
  expect(order(ingest, 'one')).toEqual(inOrder);
  expect(order(ingest, 'two')).toEqual(inOrder);
  expect(report.counts).toMatchObject({ sent: 40, applied: 40, unacknowledged: 0 });
  expect(report.matchIds).toEqual(['one', 'two']);
  expect(Math.max(...ingest.sizes)).toBeLessThanOrEqual(4);
});

test.each<{ fault: string; moods: Mood[] }>([
  { fault: 'an overload', moods: [{ kind: 'answer', status: 503 }] },
  { fault: 'a limit', moods: [{ kind: 'answer', status: 429, headers: { 'retry-after': '0' } }] },
  { fault: 'an error of the server', moods: [{ kind: 'answer', status: 500, body: '<h1>oops' }] },
  { fault: 'garbage', moods: [{ kind: 'answer', status: 200, body: '{"results":[' }] },
  {
    fault: 'an answer without results',
    moods: [{ kind: 'answer', status: 200, body: '{"results":[]}' }],
  },
  { fault: 'a dropped connection', moods: [{ kind: 'drop-before' }, { kind: 'drop-before' }] },
])('after $fault the sender retries and loses no update', async ({ moods }) => {
  const faults = moods.length;
  const { report, ingest, retries } = await send([{ kind: 'take' }, ...moods]);
  expect(retries).toHaveLength(faults);
  expect(order(ingest, 'one')).toEqual(inOrder);
  expect(report.counts).toMatchObject({ sent: 40, applied: 40, duplicate: 0, unacknowledged: 0 });
});

test('a lost acknowledgement causes duplicates, not second changes', async () => {
  const { report, ingest } = await send([{ kind: 'take' }, { kind: 'drop-after' }]);
  expect(order(ingest, 'one')).toEqual(inOrder);
  expect(report.counts).toMatchObject({ sent: 40, applied: 36, duplicate: 4, unacknowledged: 0 });
});

test('a request that is too large is sent in halves', async () => {
  const { report, ingest } = await send([{ kind: 'answer', status: 413 }]);
  expect(Math.max(...ingest.sizes)).toBe(2);
  expect(report.counts).toMatchObject({ sent: 40, applied: 40 });
});

test('a 401 response ends the run without a retry and gives its reason', async () => {
  const body = JSON.stringify({ message: 'The signature is wrong.' });
  const { report, retries } = await send([{ kind: 'take' }, { kind: 'answer', status: 401, body }]);
  expect(retries).toEqual([]);
  expect(report.failure).toContain('The signature is wrong.');
  expect(report.counts).toMatchObject({ applied: 4, unacknowledged: 4 });
});

test('with skipsMalformed, one malformed update is skipped and the others are accepted', async () => {
  const malformed: Mood = { kind: 'answer', status: 400 };
  const { report, ingest } = await send([malformed, malformed, malformed], {
    skipsMalformed: true,
  });
  expect(report.counts).toMatchObject({ sent: 40, applied: 39, rejected: 1, unacknowledged: 0 });
  expect(order(ingest, 'two')).toEqual(inOrder);
});

test('the sender gives up on an unreachable server after ten minutes', async () => {
  const gone = Array.from({ length: 200 }, (): Mood => ({ kind: 'drop-before' }));
  const { report } = await send(gone);
  expect(report.failure).toMatch(/Gave up: .+ did not take it/);
  expect(report.counts).toMatchObject({ applied: 0, unacknowledged: 4 });
});
