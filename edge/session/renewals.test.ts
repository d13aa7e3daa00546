import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Renewals, type Renewal } from './renewals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Renews tokens `0`, `1`, `2` …; each takes `takes` ms and returns the next. */
function asking({ takes = 100, life = 900_000 } = {}) {
  const asked: string[] = [];
  const ask = async (token: string): Promise<Renewal> => {
    asked.push(token);
    await new Promise((resolve) => setTimeout(resolve, takes));
    const next = String(Number(token) + 1);
    const credentials = { accessToken: `access-${next}`, renewalToken: next };
    return { kind: 'renewed', credentials, expiresAt: Date.now() + life };
  };
  return { asked, ask };
}

async function settled<Value>(promise: Promise<Value>, ms = 10_000): Promise<Value> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

it('requests that carry the same token renew it once', async () => {
  const renewals = new Renewals();
  const { asked, ask } = asking();
  const all = Array.from({ length: 50 }, () => renewals.renew('0', ask));
  const results = await settled(Promise.all(all));
  expect(asked).toEqual(['0']);
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
});

it('a request a moment later reuses the renewal, and one much later renews again', async () => {
  const renewals = new Renewals();
  const { asked, ask } = asking();
  await settled(renewals.renew('0', ask), 20_000);
  await settled(renewals.renew('0', ask), 20_000);
  expect(asked).toEqual(['0']);
  await settled(renewals.renew('0', ask));
  expect(asked).toEqual(['0', '0']);
});

it('a renewal that hangs blocks other requests only until a timeout', async () => {
  const renewals = new Renewals();
  const { asked, ask } = asking();
  void renewals.renew('0', () => new Promise(() => {}));
  const other = renewals.renew('0', ask);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked).toEqual([]);
  expect(await settled(other)).toMatchObject({ kind: 'renewed' });
});

it('the timeout of a renewal that hangs follows TIME_SCALE', async () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  const renewals = new Renewals();
  const { asked, ask } = asking();
  void renewals.renew('0', () => new Promise(() => {}));
  const other = renewals.renew('0', ask);
  await vi.advanceTimersByTimeAsync(59_900);
  expect(asked).toEqual([]);
  expect(await settled(other)).toMatchObject({ kind: 'renewed' });
});

it('a renewal that has expired is repeated with its successor token', async () => {
  const renewals = new Renewals();
  const { asked, ask } = asking({ life: 2_000 });
  await settled(renewals.renew('0', ask), 5_000);
  expect(await settled(renewals.renew('0', ask), 200)).toMatchObject({
    credentials: { renewalToken: '2' },
  });
  expect(asked).toEqual(['0', '1']);
});

it('a renewal that expires at once is not repeated in a loop', async () => {
  const renewals = new Renewals();
  const { asked, ask } = asking({ life: -1 });
  expect(await settled(renewals.renew('0', ask))).toMatchObject({ kind: 'renewed' });
  expect(asked).toEqual(['0']);
});

it.each<[Renewal, number]>([
  [{ kind: 'refused' }, 1],
  [{ kind: 'unclear' }, 1],
  [{ kind: 'unavailable' }, 2],
  [{ kind: 'limited', retryAfter: '3' }, 2],
])(
  'a refusal is cached, clear or not, an API that is away or limits is asked again: %j',
  async (renewal, calls) => {
    const renewals = new Renewals();
    const ask = vi.fn<() => Promise<Renewal>>(async () => renewal);
    expect(await renewals.renew('0', ask)).toEqual(renewal);
    expect(await renewals.renew('0', ask)).toEqual(renewal);
    expect(ask).toHaveBeenCalledTimes(calls);
  },
);

it('the newest credentials are those of the last renewal', async () => {
  const renewals = new Renewals();
  const { ask } = asking({ life: 1_000 });
  const first = { accessToken: 'access-0', renewalToken: '0' };
  expect(renewals.newest(first)).toBe(first);
  for (let turn = 0; turn < 3; turn += 1) await settled(renewals.renew('0', ask), 2_000);
  expect(renewals.newest(first)).toEqual({ accessToken: 'access-3', renewalToken: '3' });
});

it('an API may keep its renewal token: the newest credentials are found, and renewed once they have expired', async () => {
  const renewals = new Renewals();
  let count = 0;
  const ask = async (): Promise<Renewal> => {
    count += 1;
    const credentials = { accessToken: `access-${count}`, renewalToken: 'same' };
    return { kind: 'renewed', credentials, expiresAt: Date.now() + 3_000 };
  };
  await renewals.renew('same', ask);
  await vi.advanceTimersByTimeAsync(4_000);
  const all = await Promise.all(
    [renewals.renew('same', ask), renewals.renew('same', ask)].map((each) => settled(each, 100)),
  );
  expect([count, all[0]]).toEqual([2, all[1]]);
  const hash = vi.spyOn(Map.prototype, 'get');
  onTestFinished(() => hash.mockRestore());
  const old = { accessToken: 'access-0', renewalToken: 'same' };
  expect(renewals.newest(old)).toEqual({ accessToken: 'access-2', renewalToken: 'same' });
  expect(hash.mock.calls.length).toBeLessThan(5);
});

it('tokens that lead to each other are followed for a few steps', async () => {
  const renewals = new Renewals();
  const to = (renewalToken: string) => async (): Promise<Renewal> => ({
    kind: 'renewed',
    credentials: { accessToken: renewalToken, renewalToken },
    expiresAt: Date.now() + 1_000,
  });
  await renewals.renew('a', to('b'));
  await renewals.renew('b', to('a'));
  await vi.advanceTimersByTimeAsync(2_000);
  const looked = vi.spyOn(Map.prototype, 'get');
  onTestFinished(() => looked.mockRestore());
  renewals.newest({ accessToken: 'old', renewalToken: 'a' });
  expect(await renewals.renew('a', to('c'))).toMatchObject({ credentials: { accessToken: 'c' } });
  expect(looked.mock.calls.length).toBeLessThan(200);
});

it('a token that was just replaced elsewhere is renewed without a successor', async () => {
  const renewals = new Renewals();
  const credentials = { accessToken: 'fresh', renewalToken: null };
  const renewal: Renewal = { kind: 'renewed', credentials, expiresAt: Date.now() + 1_000 };
  expect(await renewals.renew('0', async () => renewal)).toBe(renewal);
  const first = { accessToken: 'old', renewalToken: '0' };
  expect(renewals.newest(first)).toBe(first);
});

it('keeps no token of a browser, which may be long', async () => {
  const set = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => set.mockRestore());
  await new Renewals().renew('x'.repeat(4_096), async () => ({ kind: 'refused' }));
  const keys = set.mock.calls.map(([key]) => String(key).length);
  expect(keys).toContain(43);
  expect(Math.max(...keys)).toBeLessThan(100);
});
