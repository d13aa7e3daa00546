import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { SportId } from '../../sports/sport.ts';
import { fixtureOf } from './fixture.ts';
import { sportEventSchema } from './schema.ts';
import { sportEvent } from './testing/messages.ts';

const FOOTBALL = 1;
const TENNIS = 5;
const BEACH_VOLLEY = 34;

function homeOf(sportId: SportId, competitor: Record<string, unknown>) {
  const event = sportEvent();
  const [home, away] = event.competitors;
  const competitors = [{ ...home, ...competitor }, away];
  return fixtureOf(v.parse(sportEventSchema, { ...event, competitors }), sportId)?.home;
}

test('a national team has a nation, a club only a country', () => {
  expect(
    homeOf(FOOTBALL, { name: 'England', country: 'England', abbreviation: 'ENG' }),
  ).toMatchObject({ nation: 'gb-eng', code: 'ENG' });
  const club = homeOf(FOOTBALL, { name: 'Harbour Town', country: 'England' });
  expect(club).not.toHaveProperty('nation');
  expect(club).toMatchObject({ country: 'gb-eng' });
  expect(homeOf(FOOTBALL, { country: 'Germany', country_code: 'DEU' })?.country).toBe('de');
});

test('a player has the nation of the country, and the family name as short name', () => {
  expect(homeOf(TENNIS, { name: 'Vidal, Ona', country: 'Spain' })).toMatchObject({
    name: 'Vidal, Ona',
    shortName: 'Vidal',
    nation: 'es',
  });
});

test.each([
  ['Vidal, Ona / Grau, Pia', 'Vidal / Grau'],
  ['Vidal, Ona/Grau, Pia', 'Vidal/Grau'],
  ['Hermannova B/Stochlova M', 'Hermannova B/Stochlova M'],
])('the pair %s has the short name %s and the nation of its country', (name, shortName) => {
  const reported = homeOf(BEACH_VOLLEY, { name, country: 'Spain', country_code: 'ESP' });
  expect(reported).toMatchObject({ name, shortName, nation: 'es' });
  expect(reported).not.toHaveProperty('country');
});

test.each([
  [{ name: 'England', country_code: 'ENG' }, 'gb-eng'],
  [{ name: 'Germany', country_code: 'DEU' }, 'de'],
  [{ name: 'England Amateur', country_code: 'ENG' }, 'gb-eng'],
  [{ name: 'USA', country_code: 'USA' }, 'us'],
  [{ name: 'Kosovo' }, 'xk'],
  [{ name: 'Spain Amateur' }, 'es'],
  [{ name: 'Xanadu', country_code: 'XQZ' }, 'XQZ'],
  [{ name: 'International' }, 'int'],
  [{ name: 'International Clubs' }, 'int'],
  [{ name: 'ATP' }, 'int'],
  [undefined, 'int'],
])('a league of the category %j has the country %s', (category, country) => {
  const event = sportEvent();
  const context = { ...event.sport_event_context, category };
  const parsed = v.parse(sportEventSchema, { ...event, sport_event_context: context });
  expect(fixtureOf(parsed, FOOTBALL)?.league.country).toBe(country);
});

test.each([
  [
    { id: 'sr:venue:1', name: 'Quayside', city_name: 'Harbour', country_code: 'ENG' },
    { ground: { id: 'sr:venue:1', name: 'Quayside', city: 'Harbour', country: 'ENG' } },
  ],
  [
    { id: 'sr:venue:1', name: 'Quayside', country_name: 'England', capacity: 21_000 },
    { ground: { id: 'sr:venue:1', name: 'Quayside', country: 'England', capacity: 21_000 } },
  ],
  [{ name: 'Quayside' }, { venue: 'Quayside' }],
  [{ id: 'sr:venue:1' }, {}],
])('the venue %j is read as %j', (venue, place) => {
  const parsed = v.parse(sportEventSchema, { ...sportEvent(), venue });
  const { venue: written, ground } = fixtureOf(parsed, FOOTBALL) ?? {};
  expect({ ...(written && { venue: written }), ...(ground && { ground }) }).toEqual(place);
});

const QUARTER_PAST_TWO = Date.UTC(2026, 10, 21, 14, 15);
const NOON = Date.UTC(2026, 10, 21, 12);

test.each([
  [{}, { startTime: QUARTER_PAST_TWO }],
  [{ start_time_confirmed: true }, { startTime: QUARTER_PAST_TWO }],
  [{ start_time_confirmed: false }, { startTime: NOON, startTimeTbd: true }],
  [{ start_time_tbd: true }, { startTime: NOON, startTimeTbd: true }],
])('a start time with %j is read as %j', (more, start) => {
  const event = { ...sportEvent(), start_time: '2026-11-21T14:15:00+00:00', ...more };
  const { startTime, startTimeTbd } = fixtureOf(v.parse(sportEventSchema, event), FOOTBALL) ?? {};
  expect({ startTime, ...(startTimeTbd && { startTimeTbd }) }).toEqual(start);
});

test('an abbreviation that is too long for a scoreboard is left out', () => {
  expect(homeOf(FOOTBALL, { abbreviation: 'HARBOUR' })).not.toHaveProperty('code');
});
