import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';
import { textOf } from './text.ts';

const inIsolate = (value: string) => `\u2068${value}\u200f\u2069`;

test.each([
  ['{home} ضد {away}', `${inIsolate('{home}')} ضد ${inIsolate('{away}')}`],
  ['ش{number}', 'ش{number}'],
  ['كانت {score}', 'كانت \u061c{score}'],
  ['<who>{player}</who>', `<who>${inIsolate('{player}')}</who>`],
  [
    '{first, select, away {{away}} other {{home}}}',
    `{first,select,away{${inIsolate('{away}')}} other{${inIsolate('{home}')}}}`,
  ],
  ['{count, plural, other {# هدف}}', '{count,plural,other{# هدف}}'],
])('the message %s is compiled as %s', (message, wrapped) => {
  expect(isolated(message)).toBe(wrapped);
});

test('Arabic texts isolate the names of sides, English texts do not', () => {
  const sides = { first: 'home', home: 'Alba', away: 'Bravo' };
  expect(textOf('ar')('matchPage.heading', sides)).toBe(
    `${inIsolate('Alba')} ضد ${inIsolate('Bravo')}`,
  );
  expect(textOf('en')('matchPage.heading', sides)).toBe('Alba vs Bravo');
});
