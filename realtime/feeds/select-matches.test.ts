import { expect, test } from 'vitest';
import { selectMatches } from './select-matches.ts';
import { recordingOf } from './testing/recording.ts';

const recordings = [
  ['Curaçao', 'Côte d’Ivoire'],
  ['Guinea', 'Spain'],
  ['Guinea-Bissau', 'Spain'],
  ['Spain', 'Argentina'],
].map(([home, away], index) => recordingOf({ matchId: `m${index}`, home, away }));

function found(filter: string): string[] {
  const selection = selectMatches(recordings, filter);
  return selection.kind === 'found' ? selection.recordings.map(({ matchId }) => matchId) : [];
}

test('the filter ignores case and diacritics', () => {
  expect(found("CURACAO vs cote d'ivoire")).toEqual(['m0']);
  expect(found('Spain – Argentina')).toEqual(['m3']);
});

test('the first name is the home team, or the away team if only that match exists', () => {
  expect(found('argentina v. spain')).toEqual(['m3']);
  const both = [
    recordingOf({ matchId: 'there', home: 'Foxes', away: 'Owls' }),
    recordingOf({ matchId: 'back', home: 'Owls', away: 'Foxes' }),
  ];
  expect(selectMatches(both, 'owls vs foxes')).toMatchObject({ recordings: [{ matchId: 'back' }] });
});

test('an exact name takes precedence over names that contain it', () => {
  expect(found('Guinea vs Spain')).toEqual(['m1']);
  expect(found('Bissau vs Spain')).toEqual(['m2']);
});

test('one name finds all matches of the team', () => {
  expect(found('spain')).toEqual(['m1', 'm2', 'm3']);
});

test('a filter without a match suggests similar ones', () => {
  const selection = selectMatches(recordings, 'Spain vs Argentinia');
  expect(selection).toMatchObject({ kind: 'none' });
  expect(selection.kind === 'none' && selection.near[0]).toBe('Spain vs Argentina');
  expect(found(' vs ')).toEqual([]);
});
