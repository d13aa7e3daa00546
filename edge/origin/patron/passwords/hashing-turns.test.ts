import { expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { inTurn } from './hashing-turns.ts';

/** Work that goes on until it is let go. */
function held() {
  let go = () => {};
  const gone = new Promise<'done'>((resolve) => (go = () => resolve('done')));
  return { work: () => gone, go: () => go() };
}

it('refuses what comes while much waits, and goes on as soon as that is done', async () => {
  const { work, go } = held();
  const began = Array.from({ length: 20 }, () => inTurn(0, work));
  const refused = await inTurn(0, work);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    status: 429,
    facts: { state: STATE.retryLimit, retryAfter: 2 },
  });
  go();
  expect(new Set(await Promise.all(began))).toEqual(new Set(['done']));
  expect(await inTurn(0, async () => 'next')).toBe('next');
});

it('counts no more what was broken off and never ended', async () => {
  const { work, go } = held();
  for (let at = 0; at < 20; at += 1) void inTurn(1_000, work);
  expect(await inTurn(11_000, async () => 'next')).toBeInstanceOf(Refusal);
  expect(await inTurn(11_001, async () => 'next')).toBe('next');
  go();
});

it('goes on after what failed', async () => {
  const failing = async () => Promise.reject(new Error('no'));
  for (let at = 0; at < 40; at += 1) await expect(inTurn(0, failing)).rejects.toThrow('no');
  expect(await inTurn(0, async () => 'next')).toBe('next');
});
