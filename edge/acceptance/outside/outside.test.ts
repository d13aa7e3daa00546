import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { STATE } from '../../contracts/states.ts';
import { differences } from './answer-template.ts';
import { DOCUMENT, readSteps, stepsOf } from './document-steps.ts';

it('reads the lines of a shell block, with their answers below', () => {
  const steps = stepsOf(
    [
      '## One',
      '```sh',
      'A=1',
      'curl \\',
      '  /a',
      '# {"data":',
      '#   1}',
      '```',
      '```',
      'npm start',
      '```',
      '## Two',
      '```sh',
      'curl /b',
      '# 401 {}',
      '```',
    ].join('\n'),
  );
  expect(steps).toEqual([
    { heading: 'One', line: 'A=1', answer: null },
    { heading: 'One', line: 'curl /a', answer: { status: 200, body: { data: 1 } } },
    { heading: 'Two', line: 'curl /b', answer: { status: 401, body: {} } },
  ]);
});

describe('an answer', () => {
  const compare = (said: unknown, found: unknown) => {
    const variables = new Map([['EMAIL', 'ana@example.org']]);
    return { wrong: differences(said, found, { given: new Set(['EMAIL']), variables }), variables };
  };

  it.each([
    [{ a: 1 }, { a: 1 }],
    [{ a: '…' }, { a: null }],
    [
      { a: 1, '…': '…' },
      { a: 1, b: 2 },
    ],
    [
      [{ a: 1 }, '…'],
      [{ a: 1 }, 2, 3],
    ],
    [[], []],
    [{ to: '$EMAIL' }, { to: 'ana@example.org' }],
  ])('matches the document: %j, %j', (said, found) => {
    expect(compare(said, found).wrong).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: '…' }, {}],
    [{ a: '$A' }, { a: null }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[{ a: 1 }], [{ a: 1 }, 2]],
    [[{ a: 1 }, '…'], []],
    [[], {}],
    [{}, 'text'],
    [{ to: '$EMAIL' }, { to: 'bia@example.org' }],
  ])('does not match the document: %j, %j', (said, found) => {
    expect(compare(said, found).wrong).not.toEqual([]);
  });

  it('provides the variables of later calls', () => {
    const { variables } = compare({ id: '$ID', key: '$KEY' }, { id: 'one', key: { x: 1 } });
    expect([variables.get('ID'), variables.get('KEY')]).toEqual(['one', '{"x":1}']);
  });
});

it('every state of a refusal is listed in the document', async () => {
  const [, table = ''] = (await readFile(DOCUMENT, 'utf8')).split('## States');
  const said = new Set(table.match(/\b\d{5}\b/g));
  expect(Object.values(STATE).filter((state) => !said.has(String(state)))).toEqual([]);
});

it('every call of the document has an answer beside it', async () => {
  const steps = await readSteps({});
  const calls = steps.filter(({ line }) => line.startsWith('curl '));
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(({ answer }) => answer === null)).toEqual([]);
});
