import { expect, it } from 'vitest';
import { InFlight } from './in-flight.ts';

it('refuses work at the limit, and accepts it again after some finishes or fails', async () => {
  const inFlight = new InFlight(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = inFlight.run(() => promise);
  expect(await inFlight.run(async () => '2')).toBeUndefined();
  resolve('1');
  expect(await first).toBe('1');
  await expect(inFlight.run(async () => Promise.reject(new Error('3')))).rejects.toThrow('3');
  expect(await inFlight.run(async () => '4')).toBe('4');
});

it('forgets work that has died with its request, after half a minute', async () => {
  let now = 0;
  const inFlight = new InFlight(1, () => now);
  void inFlight.run(() => new Promise(() => {}));
  now = 29_999;
  expect(await inFlight.run(async () => 'early')).toBeUndefined();
  now = 30_000;
  expect(await inFlight.run(async () => 'late')).toBe('late');
});
