import { describe, expect, it } from 'vitest';
import changes from '../../docs/api-changes.md?raw';
import { currentContract, incompatible, unnamed } from './contract.ts';
import stored from './contract.json';

const ADVICE = `The contract of the API changed. If a client may break, name it in docs/api-changes.md
with what to do; then run npm run tool -- store-contract.`;

it('every change of the contract that may break a client is named in docs/api-changes.md', () => {
  const missing = unnamed(incompatible(stored, currentContract()), changes);
  // The comparison includes the advice, so that a failure shows it.
  expect({ ADVICE, missing }).toEqual({ ADVICE, missing: [] });
});

const CALL = {
  path: '/a',
  parameters: [{ name: 'id', in: 'path', required: true }],
  answer: { $ref: '#/components/schemas/AnswerOfA' },
  refusals: ['400', '404'],
};
const ANSWER = {
  type: 'object',
  required: ['one'],
  properties: { one: { type: 'string', enum: ['x', 'y'] }, two: { type: 'integer' } },
};
const CONTRACT = { 'call a': CALL, 'schema A': ANSWER, 'schema ABody': ANSWER };

describe('a contract', () => {
  it.each([
    ['a new call', { ...CONTRACT, 'call b': CALL }],
    [
      'a new member',
      { ...CONTRACT, 'schema A': { ...ANSWER, properties: { ...ANSWER.properties, three: {} } } },
    ],
    [
      'a new value',
      {
        ...CONTRACT,
        'schema A': {
          ...ANSWER,
          properties: { ...ANSWER.properties, one: { type: 'string', enum: ['x', 'y', 'z'] } },
        },
      },
    ],
    [
      'a member that is always there',
      { ...CONTRACT, 'schema A': { ...ANSWER, required: ['one', 'two'] } },
    ],
    [
      'an optional parameter',
      {
        ...CONTRACT,
        'call a': {
          ...CALL,
          parameters: [...CALL.parameters, { name: 'q', in: 'query', required: false }],
        },
      },
    ],
    ['a new refusal', { ...CONTRACT, 'call a': { ...CALL, refusals: ['400', '404', '429'] } }],
  ])('takes %s without a line', (_what, after) => {
    expect(incompatible(CONTRACT, after)).toEqual([]);
  });

  it.each([
    ['a call that is gone', 'call a', { ...CONTRACT, 'call a': undefined }],
    ['another path', 'call a', { ...CONTRACT, 'call a': { ...CALL, path: '/b' } }],
    [
      'a required parameter',
      'call a',
      {
        ...CONTRACT,
        'call a': {
          ...CALL,
          parameters: [...CALL.parameters, { name: 'q', in: 'query', required: true }],
        },
      },
    ],
    [
      'a member that is gone',
      'schema A',
      { ...CONTRACT, 'schema A': { ...ANSWER, properties: { one: ANSWER.properties.one } } },
    ],
    [
      'another type',
      'schema A',
      {
        ...CONTRACT,
        'schema A': { ...ANSWER, properties: { ...ANSWER.properties, two: { type: 'string' } } },
      },
    ],
    [
      'a member that may be absent',
      'schema A',
      { ...CONTRACT, 'schema A': { ...ANSWER, required: [] } },
    ],
    [
      'a required member of a body',
      'schema ABody',
      { ...CONTRACT, 'schema ABody': { ...ANSWER, required: ['one', 'two'] } },
    ],
  ])('requires a line for %s', (_what, name, after) => {
    expect(incompatible(CONTRACT, after)).toEqual([name]);
  });

  it('finds a line in the latest version alone', () => {
    const text = (line: string) =>
      `# Changes\n\n## Old ones\n\n## 2\n\n${line}\n\n## 1\n\n\`getTable\`\n`;
    expect(unnamed(['call getTable'], text(''))).toEqual(['call getTable']);
    expect(unnamed(['call getTable'], text('`getTable` is gone.'))).toEqual([]);
  });
});
