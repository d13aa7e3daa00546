import { expect, test } from 'vitest';
import { parseAnswer } from './rows.ts';
import { teamListSchema } from './team.ts';

const team = { teamId: 'elm', teamName: 'Elm Town', teamShortName: 'Elm', teamSportId: 1 };
const kit = { first: '#0b3d91', second: '#ffffff' };

test.each([
  ['no kit', {}, {}],
  ['null', { teamKit: null }, { teamKit: null }],
  ['two colours', { teamKit: kit }, { teamKit: kit }],
  ['a pattern', { teamKit: { ...kit, pattern: 'sash' } }, { teamKit: { ...kit, pattern: 'sash' } }],
  ['a pattern that is unknown', { teamKit: { ...kit, pattern: 'tartan' } }, { teamKit: undefined }],
  ['a word for a colour', { teamKit: { ...kit, first: 'navy' } }, { teamKit: undefined }],
  ['one colour', { teamKit: { first: '#0b3d91' } }, { teamKit: undefined }],
])('A team with %s stays in its list, and an invalid kit is unknown', (_what, sent, read) => {
  expect(parseAnswer(teamListSchema, [{ ...team, ...sent }])).toStrictEqual({
    kind: 'ok',
    output: [{ ...team, ...read }],
    faults: [],
  });
});
