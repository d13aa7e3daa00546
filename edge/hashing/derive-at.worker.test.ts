import { expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../testing/bindings.ts';
import { deriveAt } from './derive-at.ts';

const JOB = { password: 'a goal', salt: new Uint8Array(16), ln: 11, r: 16, p: 1 };

it('an address, or a /48, that fills the places of strangers leaves one to another', async () => {
  // On a busy machine none waits too long.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const from = (network: string) => deriveAt(env.Hashing, { country: 'br', network });
  const flood = Array.from({ length: 60 }, (_, at) =>
    from(`2001:db8:1:${at}::/64`)(JOB, 'stranger'),
  );
  expect(await from('2001:db8:2:1::/64')(JOB, 'stranger')).toHaveLength(32);
  expect(await Promise.all(flood)).toContain(null);
});
