import { expect, test } from 'vitest';
import type { Match } from '../../domain/match.ts';
import { START } from '../../live/testing/lines.ts';
import { aDay } from '../testing/a-day.ts';
import { withoutFar } from './live-or-soon.ts';
import { createStripMatches } from './strip-matches.ts';

const NOW = START;
const HOUR = 3_600_000;

function match(id: string, startsIn: number, kind: Match['kind'] = 'fixture'): Match {
  const team = (name: string) => ({ id: name, name, shortName: name });
  const pairing = {
    id,
    sportKey: 'football' as const,
    leagueId: 'l',
    leagueName: 'League',
    home: team(`${id} home`),
    away: team(`${id} away`),
    startTime: NOW + startsIn,
    matchStatus: 'H1' as const,
    supplied: [],
  };
  if (kind === 'fixture') return { ...pairing, kind, status: 'NotStarted' };
  if (kind === 'off') return { ...pairing, kind, status: 'Postponed', play: null };
  const play = {
    score: { home: 0, away: 0 },
    periods: [],
    halfTime: null,
    shootout: null,
    winner: null,
    redCards: null,
  };
  if (kind === 'result') return { ...pairing, ...play, kind, status: 'Ended' };
  const liveOnly = { clock: null, silence: null, points: null, situation: null };
  return { ...pairing, ...play, kind, status: 'Live', ...liveOnly };
}

const scoresOf = (matches: Match[]) =>
  aDay({ matches, roomSnapshots: [{ sportKey: 'football', snapshot: null }] });

const live = (...matches: Match[]) => ({
  matches: new Map(matches.map((each) => [each.id, each] as const)),
});

test('live matches come first, then those about to begin; others are not shown', () => {
  const strip = createStripMatches(
    scoresOf([
      match('soon', HOUR),
      match('far', 8 * HOUR),
      match('over', -3 * HOUR, 'result'),
      match('off', HOUR, 'off'),
      match('second', -HOUR, 'live'),
      match('first', -2 * HOUR, 'live'),
    ]),
  );
  expect(strip.read(live())).toEqual(['first', 'second', 'soon']);
});

test('a match that ends keeps its place, one that kicks off moves to the live ones', () => {
  const strip = createStripMatches(
    scoresOf([match('a', -HOUR, 'live'), match('b', HOUR), match('c', HOUR / 2)]),
  );
  expect(strip.read(live())).toEqual(['a', 'c', 'b']);
  expect(strip.read(live(match('a', -HOUR, 'result'), match('b', HOUR, 'live')))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a goal keeps the order as the same array', () => {
  const strip = createStripMatches(scoresOf([match('a', -HOUR, 'live')]));
  const before = strip.read(live());
  expect(strip.read(live(match('a', -HOUR, 'live')))).toBe(before);
});

test('the strip receives only live and imminent matches', () => {
  const scores = scoresOf([match('soon', HOUR), match('far', 8 * HOUR), match('a', 0, 'live')]);
  expect(withoutFar(scores).matches.map(({ id }) => id)).toEqual(['soon', 'a']);
});
