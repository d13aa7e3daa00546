import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonSplitter } from './split-json.ts';

function split(...pieces: string[]): string[] {
  const splitter = new JsonSplitter();
  return pieces.flatMap((piece) => splitter.push(piece));
}

test('messages split into any pieces come out whole and in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean())),
      fc.array(fc.nat(40)),
      (messages, cuts) => {
        const stream = messages
          .map(([message, own]) => JSON.stringify(message) + (own ? '\n' : ''))
          .join('');
        const splitter = new JsonSplitter();
        const found: string[] = [];
        let begin = 0;
        for (const cut of [...cuts, stream.length]) {
          found.push(...splitter.push(stream.slice(begin, begin + cut)));
          begin += cut;
        }
        expect(found).toEqual(messages.map(([message]) => JSON.stringify(message)));
      },
    ),
  );
});

test('two messages on one line are separated', () => {
  expect(split('{"a":"}{"}{"b":[1]}\r\n')).toEqual(['{"a":"}{"}', '{"b":[1]}']);
});

test('a malformed message affects only its own line', () => {
  expect(split('{"a":{"b":"c\n{"d":1}\n', ']]}\n{"e":2}\n')).toEqual([
    '{"a":{"b":"c',
    '{"d":1}',
    ']]}',
    '{"e":2}',
  ]);
});

test('blank lines are ignored', () => {
  expect(split('\n\r\n  \n{"a":1}\n\n')).toEqual(['{"a":1}']);
});
