import { describe, expect, it } from 'vitest';
import { CONSTANTS } from './constants.ts';
import { randomOf, reconnect, sendGoal, timeOf, treeOfViewers, type Room } from './model.ts';

function roomsOf(room: Room): Room[] {
  return [room, ...room.children.flatMap(roomsOf)];
}

describe('the model of a large match', () => {
  it('places all viewers within two hops, and no room has too many viewers or followers', () => {
    const rooms = roomsOf(treeOfViewers());
    const viewers = rooms.reduce((sum, room) => sum + room.viewers, 0);
    expect(viewers).toBeCloseTo(CONSTANTS.viewers.value);
    expect(Math.max(...rooms.map((room) => room.viewers))).toBeLessThanOrEqual(5_000);
    expect(Math.max(...rooms.map(({ children }) => children.length))).toBeLessThanOrEqual(100);
    expect(Math.max(...rooms.map(({ depth }) => depth))).toBe(2);
  });

  it('delivers a goal to every viewer once, and never before the room has it', () => {
    const leaf = { number: 1, continent: 1, viewers: 100, depth: 1, children: [] };
    const room = { number: 0, continent: 0, viewers: 50, depth: 0, children: [leaf] };
    const seen = sendGoal(room, 'continents', randomOf(1));
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(150);
    expect(seen.findIndex((count) => count > 0)).toBeGreaterThan(CONSTANTS.ingestMs.value);
    expect(timeOf(seen, 1)).toBe(seen.findLastIndex((count) => count > 0));
  });

  it('lets every viewer of a lost room come back, at the rate that a room takes', () => {
    const { done, perSecond, calls } = reconnect(2_000, randomOf(1));
    expect(done).toHaveLength(2_000);
    expect(calls).toBe(perSecond.reduce((sum, count) => sum + count, 0));
    expect(done.filter((at) => at < 2_000).length).toBeLessThanOrEqual(1_000);
  });
});
