import * as fc from 'fast-check';
import { hostileNumber, hostileText, hostileTime, hostileValue } from './hostile.ts';
import { NumberText, type Json } from './json-text.ts';

/** One change of a value: its place among all places, and the new value. */
export interface Change {
  place: number;
  /** A member's name: only places of that name count, if there are any. */
  named: string | null;
  how: 'same-kind' | 'any' | 'drop' | 'add' | 'rename' | 'repeat';
  text: string;
  number: number | NumberText;
  time: number | NumberText;
  value: Json;
}

/** Where bad values did the most harm: members that make up addresses, lists and clocks. */
const NAMES = ['id', 'name', 'startTime', 'home', 'away', 'at', 'occurredAt', 'player', 'stats'];

export const anyChange: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
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

/**
 * Good values, some with a few members replaced: mostly by the same kind, so that much of it passes
 * validation.
 */
export function poisoned(good: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Change[]>([]) },
    { weight: 3, arbitrary: fc.array(anyChange, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(good, changes).map(([value, list]) => list.reduce(changed, value));
}

/** Changes the value in one place. */
export function changed(value: Json, one: Change): Json {
  const places = namesOf(value).map((name, place) => ({ name, place }));
  const aimed = places.filter(({ name }) => name === one.named);
  const from = aimed.length > 0 ? aimed : places;
  const chosen = from[one.place % Math.max(1, from.length)];
  return chosen ? rewrite(value, one, { left: chosen.place }) : value;
}

function isParent(value: Json): value is Json[] | { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !(value instanceof NumberText);
}

/** Returns all member and entry names at any depth: each is a place. */
function namesOf(value: Json): string[] {
  if (!isParent(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesOf(member)]);
}

function rewrite(value: Json, one: Change, counter: { left: number }): Json {
  if (!isParent(value)) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const isHere = counter.left === 0;
    counter.left -= 1;
    return isHere ? replaced(name, member, one) : [[name, rewrite(member, one, counter)]];
  });
  // Built from entries, so that '__proto__' becomes an ordinary member.
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function replaced(name: string, member: Json, one: Change): [string, Json][] {
  switch (one.how) {
    case 'drop':
      return [];
    case 'add':
      return [
        [name, member],
        [one.text, one.value],
      ];
    case 'rename':
      return [[one.text, member]];
    case 'repeat':
      return [
        [name, member],
        [`${name}~`, member],
      ];
    case 'any':
      return [[name, one.value]];
    case 'same-kind':
      return [[name, ofSameKind(member, one)]];
  }
}

/** A number from here on is a time, ms. */
const LEAST_TIME = 1e11;

function ofSameKind(member: Json, one: Change): Json {
  if (typeof member === 'string') return one.text;
  if (typeof member === 'number') return Math.abs(member) >= LEAST_TIME ? one.time : one.number;
  if (typeof member === 'boolean') return !member;
  if (Array.isArray(member)) return member.slice(0, 1);
  return one.value;
}
