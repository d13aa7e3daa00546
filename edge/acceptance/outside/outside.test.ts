import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { STATE } from '../../contracts/states.ts';
import { DOCUMENT } from './accounts-document.ts';
import { differences } from './answer-template.ts';
import { stepsOf } from './document-steps.ts';
import { readCurl } from './read-curl.ts';
import { wordsOf } from './shell-words.ts';

describe('a line of an example', () => {
  const variables = new Map([
    ['A', 'one two'],
    ['HOST', 'http://localhost:1'],
  ]);

  it.each([
    ['curl $HOST/a', ['curl', 'http://localhost:1/a']],
    [`--json '{"a": "$A"}'`, ['--json', '{"a": "$A"}']],
    [`--json '{"a": "'"$A"'"}'`, ['--json', '{"a": "one two"}']],
    ['"$HOST/a?b=1&c=2"  -X   GET', ['http://localhost:1/a?b=1&c=2', '-X', 'GET']],
    [`''`, ['']],
  ])('is read as a shell reads it: %s', (line, words) => {
    expect(wordsOf(line, variables)).toEqual(words);
  });

  it.each(['curl $NOBODY', `curl 'left open`, 'curl a | jq', 'curl a > b', 'curl a && b'])(
    'is refused where a shell would do something else: %s',
    (line) => {
      expect(() => wordsOf(line, variables)).toThrow(/^Not a line|^A quote|^Nothing has reported/);
    },
  );

  it('becomes the request that curl would send', () => {
    const words = ['-b', 'jar', '-c', 'kept', '-H', 'ursId: k', '--json', '{}', 'http://a/b'];
    expect(readCurl(words)).toMatchObject({
      url: 'http://a/b',
      method: 'POST',
      headers: { ursId: 'k', 'content-type': 'application/json' },
      body: '{}',
      sends: 'jar',
      keeps: 'kept',
    });
    expect(readCurl(['-X', 'DELETE', '--json', '{}', 'http://a']).method).toBe('DELETE');
    expect(readCurl(['-F', 'file=@me.jpg', 'http://a'])).toMatchObject({
      method: 'POST',
      form: { file: '@me.jpg' },
    });
    expect(() => readCurl(['--insecure', 'http://a'])).toThrow('curl has no --insecure here');
  });

  it('is read from a shell block, with its answer below', () => {
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
});

describe('an answer', () => {
  const compare = (said: unknown, found: unknown) => {
    const reported = new Map([['EMAIL', 'ana@example.org']]);
    return { wrong: differences(said, found, { given: new Set(['EMAIL']), reported }), reported };
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
    const { reported } = compare({ id: '$ID', key: '$KEY' }, { id: 'one', key: { x: 1 } });
    expect([reported.get('ID'), reported.get('KEY')]).toEqual(['one', '{"x":1}']);
  });
});

it('every state of a refusal is listed in the document', async () => {
  const [, table = ''] = (await readFile(DOCUMENT, 'utf8')).split('## States');
  const said = new Set(table.match(/\b\d{5}\b/g));
  expect(Object.values(STATE).filter((state) => !said.has(String(state)))).toEqual([]);
});
