import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingWrites } from './pending-writes.ts';

let reported: number;
let noted: number[];
let fails: boolean;
const host = {
  tell: async () => {
    reported += 1;
    if (fails) throw new Error('The queue is away');
  },
  note: (version: number) => void noted.push(version),
};

beforeEach(() => {
  reported = 0;
  noted = [];
  fails = false;
});

afterEach(() => vi.restoreAllMocks());

describe('PendingWrites', () => {
  it('notifies the database again while a change is unconfirmed, and stops once it is confirmed', async () => {
    const pending = new PendingWrites(host, 3);
    expect(pending.isUnsaved(3)).toBe(false);
    pending.changed(1_000);
    expect(pending.isUnsaved(4)).toBe(true);
    expect(await pending.settle(4, 6_000)).toBe(5_000);
    expect(reported).toBe(0);
    expect(await pending.settle(4, 11_000)).toBeGreaterThan(0);
    expect(reported).toBe(1);
    pending.confirm(4);
    expect(await pending.settle(4, 16_000)).toBeNull();
    expect({ reported, noted }).toEqual({ reported: 1, noted: [4] });
  });

  it('notifies the database at once of changes found unconfirmed at wake-up', async () => {
    const pending = new PendingWrites(host, 0);
    expect(await pending.settle(1, 1_000_000)).toBe(10_000);
    expect(reported).toBe(1);
  });

  it('remains while only an earlier version is confirmed, and ignores late confirmations', async () => {
    const pending = new PendingWrites(host, 0);
    pending.confirm(5);
    pending.confirm(3);
    expect(pending.isUnsaved(5)).toBe(false);
    expect(pending.isUnsaved(6)).toBe(true);
  });

  it('backs off to 5 minutes without confirmation, and starts over after a change', async () => {
    const pending = new PendingWrites(host, 0);
    fails = true;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const waits: (number | null)[] = [];
    for (let now = 1_000_000; waits.length < 8; now += waits.at(-1) ?? 0)
      waits.push(await pending.settle(1, now));
    expect(reported).toBe(8);
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000]);
    pending.changed(9_000_000);
    expect(await pending.settle(2, 9_000_000)).toBe(10_000);
  });

  it('stores the confirmed version once, not with each confirmation', async () => {
    const pending = new PendingWrites(host, 0);
    for (const version of [1, 2, 3]) pending.confirm(version);
    await pending.settle(3, 1_000);
    await pending.settle(3, 6_000);
    expect(noted).toEqual([3]);
  });
});
