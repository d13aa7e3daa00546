import { expect, test } from 'vitest';
import { isPolicyFile, readPolicy } from './read-policy.ts';

const file = (front: string[], body: string) => ['---', ...front, '---', '', body].join('\n');

const BODY = `What {brand} does.

## Your rights {#rights}

Write to [us][1].

## Children

None.

[1]: mailto:{email}`;

test('A policy is made of its front matter, with a section for each heading', () => {
  const text = file(
    ['kind: terms', 'language: pt-BR', 'brand: touchline-net', 'version: 3', 'since: 2026-12-01'],
    BODY,
  );
  expect(isPolicyFile(text)).toBe(true);
  expect(readPolicy('terms.md', text)).toEqual({
    kind: 'read',
    lineOf: expect.any(Function),
    policy: {
      kind: 'policy',
      id: 'terms-of-service.pt-BR.touchline-net',
      policy: 'terms-of-service',
      language: 'pt-BR',
      brand: 'touchline-net',
      version: '3',
      since: Date.UTC(2026, 11),
      introduction: '<p>What {brand} does.</p>',
      sections: [
        {
          id: 'rights',
          title: 'Your rights',
          html: '<p>Write to <a href="mailto:%7Bemail%7D">us</a>.</p>',
        },
        { id: 'children', title: 'Children', html: '<p>None.</p>' },
      ],
    },
  });
});

test.each<[string, string, number, string]>([
  ['no sections', file(['kind: policy'], 'All of it.'), 4, 'takes a section'],
  ['two of one id', file(['kind: policy'], '## A\n\na\n\n## A\n\nb'), 4, 'an id of its own'],
  ['an id that is none', file(['kind: policy'], 'a\n\n## A {#A b}\n\nc'), 7, 'lower-case letters'],
  ['a brand that is none', file(['kind: policy', 'brand: A B'], '## A\n\na'), 3, 'brand'],
  ['a time that is none', file(['kind: policy', 'since: soon'], '## A\n\na'), 3, 'since'],
])('%s is reported with its line', (_name, text, line, message) => {
  expect(readPolicy('policy.md', text)).toMatchObject({
    kind: 'faulty',
    faults: [{ path: 'policy.md', line, message: expect.stringContaining(message) }],
  });
});

test('An article with a policy line in its text is not a policy file', () => {
  expect(isPolicyFile(file(['title: A'], '\nkind: policy'))).toBe(false);
});
