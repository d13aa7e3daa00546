import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueMatchSchema } from '../../protocol/catalogue.ts';
import { SPORTS } from '../../protocol/sport.ts';
import { demoCatalogue, teamsPlayingOn } from './schedule.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const HOUR = 3_600_000;
const catalogue = demoCatalogue(NOW);

test('every match is one the catalogue takes, under an id of its own', () => {
  for (const match of catalogue) v.parse(catalogueMatchSchema, match);
  expect(new Set(catalogue.map(({ matchId }) => matchId)).size).toBe(catalogue.length);
});

test('every sport has results and fixtures, and today has both', () => {
  for (const { id, name } of SPORTS) {
    const ofSport = catalogue.filter(({ fixture }) => fixture.sportId === id);
    expect(ofSport.filter(({ result }) => result).length, name).toBeGreaterThan(5);
    expect(ofSport.filter(({ result }) => !result).length, name).toBeGreaterThan(0);
  }
  const today = catalogue.filter(({ fixture }) => fixture.startTime >= Date.parse('2026-11-21') && fixture.startTime < Date.parse('2026-11-22'));
  expect(today.filter(({ result }) => result).length).toBeGreaterThan(8);
  expect(today.filter(({ result }) => !result).length).toBeGreaterThan(8);
});

test('a match has a result exactly if it is over', () => {
  for (const { fixture, result } of catalogue) {
    if (result) expect(fixture.startTime).toBeLessThan(NOW);
    else expect(fixture.startTime).toBeGreaterThan(NOW);
    if (result) expect(result.status).toBe('Finished');
  }
});

test('it is the same at any other time, but for what has happened since', () => {
  const before = new Map(catalogue.map((match) => [match.matchId, match]));
  const after = demoCatalogue(NOW + 26 * HOUR);
  let known = 0;
  for (const { matchId, fixture, result } of after) {
    const earlier = before.get(matchId);
    if (!earlier) continue;
    known += 1;
    expect(earlier.fixture).toEqual(fixture);
    if (earlier.result) expect(earlier.result).toEqual(result);
  }
  expect(known).toBeGreaterThan(catalogue.length / 2);
  expect(demoCatalogue(NOW)).toEqual(catalogue);
});

test('a fixture that is over later has its result under the same id', () => {
  const next = catalogue.find(({ result }) => !result);
  const later = demoCatalogue(NOW + 12 * HOUR).find(({ matchId }) => matchId === next?.matchId);
  expect(later?.result?.status).toBe('Finished');
});

test('no team plays twice at a time', () => {
  const starts = new Map<string, number[]>();
  for (const { fixture } of demoCatalogue(NOW, { daysBack: 21, daysAhead: 21 }))
    for (const { id } of [fixture.home, fixture.away])
      starts.set(id, [...(starts.get(id) ?? []), fixture.startTime]);
  for (const [id, times] of starts)
    for (const [index, time] of times.entries())
      if (index > 0) expect(time - (times[index - 1] ?? 0), id).toBeGreaterThan(4 * HOUR);
});

test('another seed is another world with ids of its own', () => {
  const ids = new Set(catalogue.map(({ matchId }) => matchId));
  const other = demoCatalogue(NOW, { seed: 8 });
  expect(other.length).toBeGreaterThan(100);
  expect(other.some(({ matchId }) => ids.has(matchId))).toBe(false);
});

test('the teams of today are those that play today', () => {
  const playing = teamsPlayingOn(NOW);
  for (const { fixture } of catalogue)
    if (fixture.startTime >= Date.parse('2026-11-21') && fixture.startTime < Date.parse('2026-11-22'))
      expect(playing).toContain(fixture.home.id);
});
