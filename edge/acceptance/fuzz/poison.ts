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

/** Returns a JSON value with one change. */
export function changed(value: unknown, change: Change): unknown {
  const names = namesIn(value);
  const all = names.map((_name, place) => place);
  const aimed = all.filter((place) => names[place] === change.named);
  const from = aimed.length > 0 ? aimed : all;
  let left = from[change.place % from.length] ?? -1;
  const rewritten = (parent: unknown): unknown => {
    if (typeof parent !== 'object' || parent === null) return parent;
    const members = Object.entries(parent).flatMap(([name, member]) =>
      left-- === 0 ? replacements(name, member, change) : [pair(name, rewritten(member))],
    );
    // Built from entries, so that '__proto__' becomes an ordinary member.
    return Array.isArray(parent)
      ? members.map(([, member]) => member)
      : Object.fromEntries(members);
  };
  return rewritten(value);
}

const pair = (name: string, member: unknown): [string, unknown] => [name, member];

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
}

function replacements(name: string, member: unknown, change: Change): [string, unknown][] {
  const { how, text, value } = change;
  if (how === 'drop') return [];
  if (how === 'rename') return [[text, member]];
  if (how === 'any') return [[name, value]];
  if (how === 'same-kind') return [[name, sameKind(member, change)]];
  return [pair(name, member), how === 'add' ? [text, value] : [`${name}~`, member]];
}

/** A number from here on is a time, ms. */
const LEAST_TIME = 1e11;

function sameKind(member: unknown, { text, number, time, value }: Change): unknown {
  if (typeof member === 'string') return text;
  if (typeof member === 'number') return Math.abs(member) >= LEAST_TIME ? time : number;
  if (typeof member === 'boolean') return !member;
  return Array.isArray(member) ? member.slice(0, 1) : value;
}
