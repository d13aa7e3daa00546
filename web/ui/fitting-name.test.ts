import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FittingName, sharedForms, shorterForms } from './fitting-name.tsx';

const none = new Set<string>();

test.each([
  [
    { name: 'Pinderminster Town', shortName: 'Pinderminster', code: 'PIN' },
    ['Pinderminster', 'PIN'],
  ],
  [{ name: 'Manchester City FC', shortName: 'Man City', code: 'MCI' }, ['Man City']],
  [{ name: 'Manchester City FC', shortName: 'Manchester City FC', code: 'MCI' }, ['MCI']],
  [{ name: 'Ona Vidal', shortName: 'O. Vidal' }, ['O. Vidal']],
  [{ name: 'GB Packers', shortName: 'GB', code: 'GBP' }, ['GB']],
  [{ name: 'Elm Town' }, []],
])('%j is shortened to %j', (named, forms) => {
  expect(shorterForms(named, none)).toEqual(forms);
});

test('a short form that two teams of a list share is not used', () => {
  const city = { id: 'c', name: 'Manchester City', shortName: 'Manchester', code: 'MCI' };
  const united = { id: 'u', name: 'Manchester United', shortName: 'Manchester', code: 'MUN' };
  const shared = sharedForms([city, united, city]);
  expect([...shared]).toEqual(['Manchester']);
  expect(shorterForms(united, shared)).toEqual(['MUN']);
});

test.each([
  ['Manchester City', ['Manchester', ' City']],
  ['Nogatinga / Guimaroso', ['Nogatinga', ' / Guimaroso']],
  ['Mönchengladbach', ['Mönchengladbach']],
])('without a shorter form %s is split before its last part', (name, parts) => {
  const html = renderToString(createElement(FittingName, { of: { name } }));
  expect([...html.matchAll(/data-form="([^"]*)"/g)].map(([, part]) => part)).toEqual(parts);
});
