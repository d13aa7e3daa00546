import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Env } from '../env.ts';
import type { Checks } from './probe.ts';
import { createReadiness } from './readiness.ts';

// The stand-in for the checks reads none of it.
const env = {} as unknown as Env;

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
  const polls = [readiness(env), readiness(env), readiness(env)];
  await vi.advanceTimersByTimeAsync(100);
  begun[0]?.resolve(broken);
  await vi.advanceTimersByTimeAsync(100);
  for (const result of await Promise.all(polls))
    expect(result).toMatchObject({ status: 'not-ready', failing: ['database'] });
  expect(begun).toHaveLength(1);
});

it('keeps a result for two seconds, and answers with it while the next probe runs', async () => {
  const { begun, readiness } = pendingChecks();
  const first = readiness(env);
  begun[0]?.resolve(well);
  expect(await first).toMatchObject({ status: 'ready' });
  vi.advanceTimersByTime(1_999);
  expect(await readiness(env)).toMatchObject({ status: 'ready' });
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(1);
  const second = readiness(env);
  expect(await readiness(env)).toMatchObject({ status: 'ready' });
  begun[1]?.resolve(broken);
  expect(await second).toMatchObject({ status: 'not-ready' });
  expect(begun).toHaveLength(2);
});

it('probes again when the request that probed has died', async () => {
  const { begun, readiness } = pendingChecks();
  void readiness(env);
  vi.advanceTimersByTime(5_001);
  const next = readiness(env);
  begun[1]?.resolve(well);
  expect(await next).toMatchObject({ status: 'ready' });
});

it('takes a probe for lost later by TIME_SCALE', async () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  const { begun, readiness } = pendingChecks();
  void readiness(env);
  vi.advanceTimersByTime(5_001);
  const next = readiness(env);
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(well);
  await vi.advanceTimersByTimeAsync(50);
  expect(await next).toMatchObject({ status: 'ready' });
});
