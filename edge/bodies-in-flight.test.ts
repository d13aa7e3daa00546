import { expect, it } from 'vitest';
import { BodiesInFlight } from './bodies-in-flight.ts';

it('accepts bodies up to the byte limit', () => {
  const bodies = new BodiesInFlight(100);
  const holds = ['a', 'b', 'c', 'd', 'e'].map((network) => bodies.hold(network));
  expect(holds.map((hold) => hold.take(25))).toEqual([true, true, true, true, false]);
  holds[0]?.release();
  expect(holds[4]?.take(25)).toBe(true);
});

it('limits one network to a quarter of the bytes', () => {
  const bodies = new BodiesInFlight(100);
  expect(bodies.hold('a').take(20)).toBe(true);
  expect(bodies.hold('a').take(6)).toBe(false);
  expect(bodies.hold(null).take(25)).toBe(true);
  expect(bodies.hold(null).take(1)).toBe(false);
});

it('counts the bytes of a body as they arrive', () => {
  const bodies = new BodiesInFlight(100);
  const hold = bodies.hold('a');
  expect([hold.take(20), hold.take(5), hold.take(1)]).toEqual([true, true, false]);
});

it('releases the bytes of an abandoned body after two minutes', () => {
  let now = 0;
  const bodies = new BodiesInFlight(100, () => now);
  bodies.hold('a').take(25);
  now = 119_999;
  expect(bodies.hold('a').take(1)).toBe(false);
  now = 120_000;
  expect(bodies.hold('a').take(25)).toBe(true);
});
