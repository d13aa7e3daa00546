import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMergePatch, createMergePatch } from './merge-patch.ts';

/** The examples of RFC 7396, appendix A. */
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched with %j is %j', (target, patch, result) => {
  expect(applyMergePatch(target, patch)).toEqual(result);
});

describe('A patch', () => {
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.oneof(fc.constantFrom('a', 'b', 'constructor', '__proto__'), fc.string()),
        tie('value'),
        {
          maxKeys: 4,
        },
      ),
    ),
  }));
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__'), value);

  test('turns any object without nulls into any other, also once serialized, and mutates neither', () => {
    fc.assert(
      fc.property(object, object, (from, to) => {
        const [before, after] = [clone(from), clone(to)];
        const patch = createMergePatch(from, to);
        expect(clone(applyMergePatch(from, clone(patch ?? {})))).toEqual(clone(to));
        expect([clone(from), clone(to)]).toEqual([before, after]);
      }),
    );
  });

  test('is undefined for equal objects', () => {
    fc.assert(
      fc.property(object, (from) => createMergePatch(from, structuredClone(from)) === undefined),
    );
    expect(createMergePatch({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toBeUndefined();
  });

  test('reads null and undefined as absent', () => {
    expect(createMergePatch({ a: null }, { a: undefined })).toBeUndefined();
    expect(createMergePatch({ a: 1 }, { a: undefined })).toEqual({ a: null });
  });

  test('replaces arrays whole and touches only what changed', () => {
    expect(
      createMergePatch({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [1, 3], b: { c: 1, d: 3 } }),
    ).toEqual({
      a: [1, 3],
      b: { d: 3 },
    });
  });

  test('cannot pollute a prototype', () => {
    const patch: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
    const result = applyMergePatch({}, patch);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

function clone(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}
