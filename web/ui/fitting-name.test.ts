import { expect, test } from 'vitest';
import { sharedForms, shorterForms } from './fitting-name.tsx';

const none = new Set<string>();

test.each([
  [{ name: 'Manchester City FC', shortName: 'Man City', code: 'MCI' }, ['Man City', 'MCI']],
  [{ name: 'Manchester City FC', shortName: 'Manchester City FC', code: 'MCI' }, ['MCI']],
  [{ name: 'Ona Vidal', shortName: 'O. Vidal' }, ['O. Vidal']],
  [{ name: 'GB Packers', shortName: 'GB', code: 'GBP' }, ['GB']],
  [{ name: 'Elm Town' }, []],
])('%j is shortened to %j', (named, forms) => {
  expect(shorterForms(named, none)).toEqual(forms);
});

test('a form that another of the list goes by tells nobody apart', () => {
  const city = { id: 'c', name: 'Manchester City', shortName: 'Manchester', code: 'MCI' };
  const united = { id: 'u', name: 'Manchester United', shortName: 'Manchester', code: 'MUN' };
  const shared = sharedForms([city, united, city]);
  expect([...shared]).toEqual(['Manchester']);
  expect(shorterForms(united, shared)).toEqual(['MUN']);
});
