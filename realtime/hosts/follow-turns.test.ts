import { expect, it, onTestFinished, vi } from 'vitest';
import { FollowTurns } from './follow-turns.ts';

/** Returns functions that begin and end follows, and the names of those that have begun. */
function follows() {
  const turns = new FollowTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const follow = (sender: string, name: string) =>
    turns.run(sender, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends the follow that began first among those under way. */
  const end = async () => {
    ends.shift()?.();
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(3));
  };
  return { follow, begun, end };
}

it('begins four follows at a time, the others when one ends', async () => {
  const { follow, begun, end } = follows();
  for (let n = 1; n <= 6; n += 1) void follow('one', `${n}`);
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '3', '4']));
  await end();
  expect(begun).toEqual(['1', '2', '3', '4', '5']);
});

it('gives senders their turns one after the other, however many follows one of them waits for', async () => {
  const { follow, begun, end } = follows();
  for (let n = 1; n <= 8; n += 1) void follow('crowd', `crowd ${n}`);
  for (let n = 1; n <= 2; n += 1) void follow('fan', `fan ${n}`);
  for (let n = 0; n < 4; n += 1) await end();
  expect(begun.slice(4)).toEqual(['crowd 5', 'fan 1', 'crowd 6', 'fan 2']);
});

it('waits no longer for rooms that do not answer, and not at all for those that fail', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turns = new FollowTurns();
  for (let n = 0; n < 4; n += 1) void turns.run('one', () => new Promise(() => {}));
  const failing = turns.run('one', () => Promise.reject(new Error('away'))).catch(String);
  const next = turns.run('one', async () => 'followed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failing).toBe('Error: away');
  expect(await next).toBe('followed');
});
