import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { isMine } from './is-mine.ts';

const match = parseLine(aLine('m1'));

test.each([
  ['a starred match', `40:${match.id}`, true],
  ['a match whose home team is starred', `30:${match.home.id}`, true],
  ['a match whose away team is starred', `30:${match.away.id}`, true],
  ['a match whose home team has a starred player', `35:${match.home.id}`, true],
  ['a match whose away team has a starred player', `35:${match.away.id}`, true],
  ['a match of a starred league', `20:${match.leagueId}`, false],
  ['a match with the id of a starred team', `30:${match.id}`, false],
])('%s is mine: %s, %s', (_what, key, expected) => {
  expect(isMine(match, new Set([key]))).toBe(expected);
});
