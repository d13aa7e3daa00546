import { assert, constantFrom, jsonValue, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('a packed value comes back as JSON would bring it', () => {
  const texts = oneof(
    string(),
    constantFrom('~', '~0', '~~1', '`', '"', '\\"', 'Not started', 'a,b', '__proto__x'),
  );
  assert(
    property(jsonValue({ depthSize: 'medium', stringUnit: 'binary' }), texts, (json, text) => {
      const value = {
        json,
        list: [text, text, json, { [text]: text }, [], {}, null, -1, [-1, 0]],
      };
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('keys and repeated strings of a list stand in the text once', () => {
  const match = (home: string) => ({ home, league: 'Liga Meridiana', status: 'Not started' });
  const text = pack([match('Sevenoaks'), match('Ashford'), match('Dover Town')]);
  expect(text.match(/status|Liga Meridiana|Not started/g)).toHaveLength(3);
  expect(text).not.toContain('"');
});

test('a member that is undefined is left out', () => {
  expect(unpack(pack({ one: undefined, two: [1] }))).toEqual({ two: [1] });
});
