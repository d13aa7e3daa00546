import * as fc from 'fast-check';
import { hostileNumber, hostileText, hostileTime, hostileValue } from './hostile.ts';

/** Members that make up addresses, lists and clocks: bad values do the most harm there. */
const NAMES = ['id', 'name', 'startTime', 'home', 'away', 'at', 'occurredAt', 'player', 'stats'];

/** One change of a value in one place, counted among all its members and entries at any depth. */
export const anyChange = fc.record({
  place: fc.nat(),
  /** A member's name: only places of that name count, if there are any. */
  named: fc.option(fc.constantFrom(...NAMES), { freq: 2 }),
  how: fc.oneof(
    { weight: 9, arbitrary: fc.constant('same-kind' as const) },
    fc.constantFrom('any' as const, 'drop' as const, 'add' as const),
    fc.constantFrom('rename' as const, 'repeat' as const),
  ),
  text: hostileText,
  number: hostileNumber,
  time: hostileTime,
  value: hostileValue,
});
export type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes about three of four values bad in a few places, mostly by the same kind: much of it stays valid. */
export function poisoned<Value>(good: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(fc.constant<Change[]>([]), {
    weight: 3,
    arbitrary: fc.array(anyChange, { minLength: 1, maxLength: 3 }),
  });
  return fc.tuple(good, changes).map(([value, list]) => list.reduce<unknown>(changed, value));
}

/** Returns a copy of a JSON value with one change. */
export function changed(value: unknown, change: Change): unknown {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  const aimed = places.filter(({ name }) => name === change.named);
  const from = aimed.length > 0 ? aimed : places;
  const place = from[change.place % from.length];
  if (place) replace(place, change);
  return copy;
}

interface Place {
  parent: object;
  name: string;
  member: unknown;
}

function placesIn(parent: unknown): Place[] {
  if (typeof parent !== 'object' || parent === null) return [];
  return Object.entries(parent).flatMap(([name, member]) => [
    { parent, name, member },
    ...placesIn(member),
  ]);
}

function replace({ parent, name, member }: Place, change: Change): void {
  const entries = replacements(name, member, change);
  if (Array.isArray(parent)) {
    parent.splice(Number(name), 1, ...entries.map(([, value]) => value));
    return;
  }
  if (!entries.some(([kept]) => kept === name)) Reflect.deleteProperty(parent, name);
  // Defined, not assigned, so that '__proto__' becomes an ordinary member.
  for (const [key, value] of entries)
    Object.defineProperty(parent, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

function replacements(name: string, member: unknown, change: Change): [string, unknown][] {
  const { text, value } = change;
  const choices: Record<Change['how'], [string, unknown][]> = {
    drop: [],
    add: [
      [name, member],
      [text, value],
    ],
    rename: [[text, member]],
    repeat: [
      [name, member],
      [`${name}~`, member],
    ],
    any: [[name, value]],
    'same-kind': [[name, sameKind(member, change)]],
  };
  return choices[change.how];
}

/** A number from here on is a time, ms. */
const LEAST_TIME = 1e11;

function sameKind(member: unknown, { text, number, time, value }: Change): unknown {
  if (typeof member === 'string') return text;
  if (typeof member === 'number') return Math.abs(member) >= LEAST_TIME ? time : number;
  if (typeof member === 'boolean') return !member;
  return Array.isArray(member) ? member.slice(0, 1) : value;
}
