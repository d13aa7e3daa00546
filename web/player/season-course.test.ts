import { expect, test } from 'vitest';
import { parseEvent } from '../domain/parse-event.ts';
import { anEvent } from '../match/testing/events.ts';
import type { PlayerMatch } from './player-matches.ts';
import type { PlayerSeason } from './player.ts';
import { courseOf, seasonCourse } from './season-course.ts';

const season = (more: Partial<PlayerSeason> = {}): PlayerSeason => ({
  id: 's',
  name: '2026-27',
  leagueId: 'l1',
  leagueName: 'League One',
  teamName: 'Red Star',
  appearances: 3,
  values: { goals: 4 },
  ...more,
});

/** Returns a match of Red Star against Blue Moon. */
function played(id: string, values: PlayerMatch['values'], leagueId = 'l1'): PlayerMatch {
  const match = parseEvent(anEvent({ eventId: id, fixtureLeagueId: leagueId }), 'League One');
  if (!match) throw new Error('The event is no match.');
  const entry = { match, round: null, group: null, venue: null };
  return { entry, teamId: 'red', isStarter: true, values };
}

test('a season goes from its first match to its last, without cups and the season before', () => {
  const matches = [
    played('m4', { goals: 1 }),
    played('cup', { goals: 5 }, 'cup'),
    played('m3', { goals: 0 }),
    played('m2', { goals: 3 }),
    played('before', { goals: 2 }),
  ];
  const course = seasonCourse(matches, [season()]);
  expect(course?.matches.map(({ id, against }) => [id, against])).toEqual([
    ['m2', 'BLU'],
    ['m3', 'BLU'],
    ['m4', 'BLU'],
  ]);
  expect(course && courseOf(course, 'goals', false)).toEqual([3, 3, 4]);
  expect(course && courseOf(course, 'goals', true)).toEqual([3, 0, 1]);
});

test('sums go on from matches that were not loaded', () => {
  const matches = ['c', 'b', 'a'].map((id) => played(id, { goals: 1 }));
  const course = seasonCourse(matches, [season({ appearances: 40, values: { goals: 20 } })]);
  expect(course && courseOf(course, 'goals', false)).toEqual([18, 19, 20]);
});

test('two matches make no line, and neither do matches without a box score', () => {
  const [one, two] = [played('a', { goals: 1 }), played('b', { goals: 1 })];
  expect(seasonCourse([one, two], [season()])).toBeNull();
  expect(seasonCourse([one, two, played('c', {})], [season()])).toBeNull();
  expect(seasonCourse([one, two, two], [])).toBeNull();
});
