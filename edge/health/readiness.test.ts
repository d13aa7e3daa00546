import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Env } from '../env.ts';
import type { Checks } from './probe.ts';
import { createReadiness } from './readiness.ts';

// The stand-in for the checks reads none of it.
const env = {} as unknown as Env;
const request = { env, executionCtx: { waitUntil: () => {} } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Checks that resolve on demand. */
function pendingChecks() {
  const begun: PromiseWithResolvers<Checks>[] = [];
  const readiness = createReadiness(() => {
    const checks = Promise.withResolvers<Checks>();
    begun.push(checks);
    return checks.promise;
  });
  return { begun, readiness };
}

const well: Checks = { database: { ok: true, figures: {} } };
const broken: Checks = { database: { ok: false, figures: {} } };

it('probes once for all that poll at the same time, also for the first', async () => {
  const { begun, readiness } = pendingChecks();
  const polls = [readiness(request), readiness(request), readiness(request)];
  await vi.advanceTimersByTimeAsync(100);
  begun[0]?.resolve(broken);
  await vi.advanceTimersByTimeAsync(100);
  for (const result of await Promise.all(polls))
    expect(result).toMatchObject({ status: 'not-ready', failing: ['database'] });
  expect(begun).toHaveLength(1);
});

it('keeps a result for two seconds, and answers with it while the next probe runs', async () => {
  const { begun, readiness } = pendingChecks();
  const first = readiness(request);
  begun[0]?.resolve(well);
  expect(await first).toMatchObject({ status: 'ready' });
  vi.advanceTimersByTime(1_999);
  expect(await readiness(request)).toMatchObject({ status: 'ready' });
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(1);
  const second = readiness(request);
  expect(await readiness(request)).toMatchObject({ status: 'ready' });
  begun[1]?.resolve(broken);
  expect(await second).toMatchObject({ status: 'not-ready' });
  expect(begun).toHaveLength(2);
});

it('probes again when the request that probed has died', async () => {
  const { begun, readiness } = pendingChecks();
  void readiness(request);
  vi.advanceTimersByTime(5_001);
  const next = readiness(request);
  begun[1]?.resolve(well);
  expect(await next).toMatchObject({ status: 'ready' });
});

it('takes a probe for lost later by TIME_SCALE', async () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  const { begun, readiness } = pendingChecks();
  void readiness(request);
  vi.advanceTimersByTime(5_001);
  const next = readiness(request);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(well);
  await vi.advanceTimersByTimeAsync(50);
  expect(await next).toMatchObject({ status: 'ready' });
});

it('gives nobody a result older than ten seconds while each probe of others is lost', async () => {
  const leaving = { ...request, env: { ...env } };
  let begun = 0;
  const readiness = createReadiness((of) => {
    if (of === leaving.env) return new Promise(() => {});
    begun += 1;
    return Promise.resolve({ database: { ok: true, figures: { at: Date.now() } } });
  });
  await readiness(request);
  const ages: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    void readiness(leaving);
    void readiness(request).then(({ checks }) =>
      ages.push(Date.now() - (checks['database']?.figures['at'] ?? 0)),
    );
  }
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ages).toHaveLength(60);
  expect(Math.max(...ages)).toBeLessThan(10_000);
  expect(begun).toBeLessThan(60);
});

it('keeps a probe at work whose visitor leaves', async () => {
  const { begun, readiness } = pendingChecks();
  const kept: Promise<unknown>[] = [];
  void readiness({ env, executionCtx: { waitUntil: (work) => void kept.push(work) } });
  expect(kept).toHaveLength(1);
  let hasEnded = false;
  void kept[0]?.then(() => (hasEnded = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(hasEnded).toBe(false);
  begun[0]?.resolve(well);
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded).toBe(true);
});

it('a probe that ends after a later one does not replace its result', async () => {
  const { begun, readiness } = pendingChecks();
  const lost = readiness(request);
  await vi.advanceTimersByTimeAsync(5_001);
  const later = readiness(request);
  begun[1]?.resolve(broken);
  expect(await later).toMatchObject({ status: 'not-ready' });
  begun[0]?.resolve(well);
  await lost;
  expect(await readiness(request)).toMatchObject({ status: 'not-ready' });
});

it('a hundred who wait while probes hang begin two each second, not one each', async () => {
  const { begun, readiness } = pendingChecks();
  for (let one = 0; one < 100; one += 1) void readiness(request);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun.length).toBeLessThanOrEqual(6);
});
