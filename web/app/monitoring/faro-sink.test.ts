// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFaroSink } from './faro-sink.ts';
import type { Sink } from './reports.ts';

// Before the library wraps the console: test output should stay clean.
const LEVELS = vi.hoisted(() => {
  const levels = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => {});
  return levels;
});

const COLLECT_URL = 'https://collector.test/collect';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const named = v.object({ name: v.string() });
const batchSchema = v.object({
  meta: v.object({ session: v.object({ id: v.string() }) }),
  events: v.optional(v.array(named), []),
  logs: v.optional(v.array(v.object({ message: v.string() })), []),
});
type Batch = v.InferOutput<typeof batchSchema>;

const batches: Batch[] = [];
let sink: Sink;
let sent = 0;

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    batches.push(v.parse(batchSchema, JSON.parse(String(body))));
    return new Response(null, { status: 202 });
  });
  const plan = {
    collectUrl: COLLECT_URL,
    environment: 'uat',
    sessionSampling: 1,
    sendsWebVitals: false,
  } as const;
  sink = createFaroSink(plan, '1');
});

beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(2_000);
  batches.length = 0;
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sends this many events, all different. */
function tell(count: number): void {
  for (let one = 0; one < count; one += 1) {
    sent += 1;
    sink({ kind: 'event', name: `sent-${sent}`, attributes: {} });
  }
}

const sizes = () =>
  batches.map(({ events }) => events.filter(({ name }) => name.startsWith('sent')).length);

/** Returns the session of an event after this time. */
async function sessionAfter(ms: number): Promise<string | undefined> {
  await vi.advanceTimersByTimeAsync(ms - 2_000);
  tell(1);
  await vi.advanceTimersByTimeAsync(2_000);
  return batches.at(-1)?.meta.session.id;
}

test('trace batches go every 1 s', async () => {
  tell(2);
  await vi.advanceTimersByTimeAsync(900);
  expect(sizes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sizes()).toEqual([2]);
});

test('trace batches hold a maximum of 30', async () => {
  tell(70);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sizes()).toEqual([30, 30, 10]);
});

test('console output is captured, but all levels are disabled', async () => {
  for (const level of LEVELS) console[level](`said by ${level}`);
  tell(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches.flatMap(({ logs }) => logs)).toEqual([]);
  expect(sizes()).toEqual([1]);
});

test('the observability session lasts 15 minutes idle', async () => {
  const first = await sessionAfter(MINUTE);
  expect(await sessionAfter(15 * MINUTE - 1_000)).toBe(first);
  expect(await sessionAfter(15 * MINUTE + 3_000)).not.toBe(first);
});

test('the observability session lasts at most 4 hours', async () => {
  await sessionAfter(16 * MINUTE);
  const first = await sessionAfter(MINUTE);
  for (let passed = 10 * MINUTE; passed < 4 * HOUR - MINUTE; passed += 10 * MINUTE)
    expect(await sessionAfter(10 * MINUTE)).toBe(first);
  expect(await sessionAfter(11 * MINUTE)).not.toBe(first);
});
