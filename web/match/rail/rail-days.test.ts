import { expect, test } from 'vitest';
import { textOf } from '../../../edge/shared/text/text.ts';
import { parseLine } from '../../domain/parse-line.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import { railDays } from './rail-days.ts';

const DAY = 86_400_000;

test('matches of other days stand below their day, those of today below none', () => {
  const matches = [
    ['a', START],
    ['b', START + 7 * DAY],
    ['c', START],
  ] as const;
  const days = railDays(
    textOf('en'),
    matches.map(([id, startTime]) => parseLine(aLine(id, { startTime }))),
    { now: START, timeZone: 'UTC' },
  );
  expect(days.map(({ label, matches: own }) => [label, own.map(({ id }) => id).join('')])).toEqual([
    [null, 'ac'],
    ['Sat 28 Nov', 'b'],
  ]);
});
