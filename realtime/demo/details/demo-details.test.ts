import { expect, test } from 'vitest';
import { DAY } from '../season/day.ts';
import { demoRequests } from '../season/demo-requests.ts';
import { demoDetails } from './demo-details.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

test('details belong to matches in the catalogue, those nearest to now first', () => {
  const listed = new Map(
    demoRequests(NOW, { days: 2 })
      .flatMap((request) => request.matches)
      .map((match) => [match.matchId, match]),
  );
  const details = [...demoDetails(NOW, { days: 2 })];
  expect(details.length).toBeGreaterThan(40);
  expect(details.filter(({ matchId }) => !listed.has(matchId))).toEqual([]);
  const distances = details.map(({ matchId }) =>
    Math.abs((listed.get(matchId)?.fixture.startTime ?? 0) - NOW),
  );
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const played = details.filter(({ boxScore }) => boxScore);
  expect(played.every(({ matchId }) => listed.get(matchId)?.result)).toBe(true);
});

test('details since a time include statistics only of matches that ended after it', () => {
  const past = (since: number) =>
    [...demoDetails(NOW, { days: 3, since })].filter(({ statistics }) => statistics).length;
  expect(past(NOW)).toBe(0);
  expect(past(NOW - DAY)).toBeGreaterThan(0);
  expect(past(NOW - DAY)).toBeLessThan(past(NOW - 3 * DAY));
});
