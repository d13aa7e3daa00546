import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { formOf, resultFor } from './team-form.ts';

const us = { id: 'us', name: 'Us', shortName: 'Us' };
const them = { id: 'them', name: 'Them', shortName: 'Them' };
const played = (own: number, other: number, more: Partial<MatchLine> = {}) =>
  parseLine(
    aLine('m', {
      home: us,
      away: them,
      status: 'Finished',
      score: { home: own, away: other },
      ...more,
    }),
  );
const listed = (match: ListedMatch['match']): ListedMatch => ({
  match,
  venue: null,
  round: null,
  group: null,
});

test('a result is from the team’s point of view', () => {
  expect(resultFor(played(2, 1), 'us')).toBe('W');
  expect(resultFor(played(2, 1), 'them')).toBe('L');
  expect(resultFor(played(1, 1), 'us')).toBe('D');
  expect(resultFor(played(1, 1, { shootout: { home: 5, away: 4 } }), 'us')).toBe('W');
  expect(resultFor(played(2, 1), 'others')).toBeNull();
  expect(resultFor(played(2, 1, { status: 'Live' }), 'us')).toBeNull();
  expect(resultFor(played(2, 1, { matchStatus: 'Retired', winner: 'away' }), 'us')).toBe('L');
  const walkover = { matchStatus: 'Walkover', periods: [] } satisfies Partial<MatchLine>;
  expect(resultFor(played(0, 0, { ...walkover, winner: 'home' }), 'us')).toBe('W');
  expect(resultFor(played(0, 0, walkover), 'us')).toBeNull();
});

test('the form has the five newest results, oldest first', () => {
  const entries = [
    played(1, 0),
    played(0, 1),
    played(0, 0),
    played(3, 0),
    played(4, 0),
    played(0, 9),
  ];
  expect(
    formOf(
      entries.map((match) => listed(match)),
      'us',
    ),
  ).toEqual(['W', 'W', 'D', 'L', 'W']);
});
