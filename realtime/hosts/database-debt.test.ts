import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseDebt } from './database-debt.ts';

let told: number;
let noted: number[];
let fails: boolean;
const host = {
  tell: async () => {
    told += 1;
    if (fails) throw new Error('The queue is away');
  },
  note: (version: number) => void noted.push(version),
};

beforeEach(() => {
  told = 0;
  noted = [];
  fails = false;
});

afterEach(() => vi.restoreAllMocks());

describe('DatabaseDebt', () => {
  it('notifies the database again while a change is unconfirmed, and stops once it is confirmed', async () => {
    const debt = new DatabaseDebt(host, 3);
    expect(debt.isOwed(3)).toBe(false);
    debt.changed(1_000);
    expect(debt.isOwed(4)).toBe(true);
    expect(await debt.settle(4, 6_000)).toBe(5_000);
    expect(told).toBe(0);
    expect(await debt.settle(4, 11_000)).toBeGreaterThan(0);
    expect(told).toBe(1);
    debt.confirm(4);
    expect(await debt.settle(4, 16_000)).toBeNull();
    expect({ told, noted }).toEqual({ told: 1, noted: [4] });
  });

  it('notifies the database at once of changes found unconfirmed at wake-up', async () => {
    const debt = new DatabaseDebt(host, 0);
    expect(await debt.settle(1, 1_000_000)).toBe(10_000);
    expect(told).toBe(1);
  });

  it('remains while only an earlier version is confirmed, and ignores late confirmations', async () => {
    const debt = new DatabaseDebt(host, 0);
    debt.confirm(5);
    debt.confirm(3);
    expect(debt.isOwed(5)).toBe(false);
    expect(debt.isOwed(6)).toBe(true);
  });

  it('backs off to 5 minutes without confirmation, and starts over after a change', async () => {
    const debt = new DatabaseDebt(host, 0);
    fails = true;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const waits: (number | null)[] = [];
    for (let now = 1_000_000; waits.length < 8; now += waits.at(-1) ?? 0)
      waits.push(await debt.settle(1, now));
    expect(told).toBe(8);
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000]);
    debt.changed(9_000_000);
    expect(await debt.settle(2, 9_000_000)).toBe(10_000);
  });

  it('stores the confirmed version once, not with each confirmation', async () => {
    const debt = new DatabaseDebt(host, 0);
    for (const version of [1, 2, 3]) debt.confirm(version);
    await debt.settle(3, 1_000);
    await debt.settle(3, 6_000);
    expect(noted).toEqual([3]);
  });
});
