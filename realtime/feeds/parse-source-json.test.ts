import * as v from 'valibot';
import { expect, test } from 'vitest';
import { labelSchema } from '../protocol/primitives.ts';
import { parseSourceJson } from './parse-source-json.ts';

test('Strings at any depth are cleaned, and other values do not change', () => {
  const json = '{"names":["Anna\\u0007 \\ud83d","\\u202eBerg"],"n":1.5,"none":null,"empty":""}';
  const parsed = parseSourceJson(json);
  expect(parsed).toEqual({ names: ['Anna \ufffd', 'Berg'], n: 1.5, none: null, empty: '' });
  expect(v.is(v.looseObject({ names: v.array(labelSchema) }), parsed)).toBe(true);
  expect(() => parseSourceJson('{')).toThrow(SyntaxError);
});
