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
    const results = ofSport.filter(({ result }) => result);
    expect({ name, enough: results.length > 5 && ofSport.length > results.length }).toEqual({
      name,
      enough: true,
    });
  }
  const today = catalogue.filter(({ fixture }) => isToday(fixture.startTime));
  expect(today.filter(({ result }) => result).length).toBeGreaterThan(8);
  expect(today.filter(({ result }) => !result).length).toBeGreaterThan(8);
});

test('a match has a result exactly if it is over', () => {
  const results = catalogue.filter(({ result }) => result);
  const fixtures = catalogue.filter(({ result }) => !result);
  expect(results.every(({ fixture }) => fixture.startTime < NOW)).toBe(true);
  expect(results.every(({ result }) => result?.status === 'Finished')).toBe(true);
  expect(fixtures.every(({ fixture }) => fixture.startTime > NOW)).toBe(true);
});

test('it is the same at any other time, but for what has happened since', () => {
  const before = new Map(catalogue.map((match) => [match.matchId, match]));
  const after = demoCatalogue(NOW + 26 * HOUR).filter(({ matchId }) => before.has(matchId));
  expect(after.length).toBeGreaterThan(catalogue.length / 2);
  const withoutNews = after.map(({ result, ...match }) =>
    before.get(match.matchId)?.result ? { ...match, result } : match,
  );
  expect(withoutNews).toEqual(after.map(({ matchId }) => before.get(matchId)));
  expect(demoCatalogue(NOW)).toEqual(catalogue);
});

test('a fixture that is over later has its result under the same id', () => {
  const next = catalogue.find(({ result }) => !result);
  const later = demoCatalogue(NOW + 12 * HOUR).find(({ matchId }) => matchId === next?.matchId);
  expect(later?.result?.status).toBe('Finished');
});

test('no team plays twice at a time', () => {
  const last = new Map<string, number>();
  const rests: number[] = [];
  for (const { fixture } of demoCatalogue(NOW, { daysBack: 21, daysAhead: 21 }))
    for (const { id } of [fixture.home, fixture.away]) {
      rests.push(fixture.startTime - (last.get(id) ?? 0));
      last.set(id, fixture.startTime);
    }
  expect(Math.min(...rests)).toBeGreaterThan(4 * HOUR);
});

test('another seed is another world with ids of its own', () => {
  const ids = new Set(catalogue.map(({ matchId }) => matchId));
  const other = demoCatalogue(NOW, { seed: 8 });
  expect(other.length).toBeGreaterThan(100);
  expect(other.some(({ matchId }) => ids.has(matchId))).toBe(false);
});

test('the teams of today are those that play today', () => {
  const today = catalogue.filter(({ fixture }) => isToday(fixture.startTime));
  const playing = [...teamsPlayingOn(NOW)];
  expect(playing).toEqual(expect.arrayContaining(today.map(({ fixture }) => fixture.home.id)));
});

function isToday(time: number): boolean {
  return time >= Date.parse('2026-11-21') && time < Date.parse('2026-11-22');
}
