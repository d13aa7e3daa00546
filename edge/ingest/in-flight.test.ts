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
