import { expect, test } from 'vitest';
import { parseLine } from '../domain/parse-line.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { parseMatchResult } from './parse-match-result.ts';

const t = textOf('en');
const clock = { now: START, timeZone: 'UTC' };
const result = (more: Parameters<typeof aLine>[1], now = START) =>
  parseMatchResult(t, parseLine(aLine('m', more)), { ...clock, now });

test('a live match’s result has the score and says that it is live', () => {
  const { score, isLive, detail, favourite } = result({
    status: 'Live',
    matchStatus: 'H1',
    score: { home: 2, away: 1 },
  });
  expect({ score, isLive }).toEqual({ score: '2–1', isLive: true });
  expect(detail).toMatch(/^Live · /);
  expect(favourite).toMatchObject({ type: 40, favouriteItemId: 'm', fixtureSportId: 1 });
});

test('an upcoming match’s result has its teams and start time', () => {
  const { name, detail } = result(
    { status: 'NotStarted', matchStatus: 'Not start' },
    START - 3 * 86_400_000,
  );
  expect(name).toContain(' vs ');
  expect(detail).toMatch(/^\d\d \w{3}, \d\d:\d\d · /);
});

test('the result of a match in another year has the year', () => {
  const { detail } = result({ status: 'Finished', matchStatus: 'Ended' }, START + 400 * 86_400_000);
  expect(detail).toMatch(/^\d\d \w{3} \d{4} · /);
});
