import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fixtureOf } from './fixture.ts';
import { sportEventSchema } from './schema.ts';
import { sportEvent } from './testing/messages.ts';

const FOOTBALL = 1;
const TENNIS = 5;

function homeOf(sportId: typeof FOOTBALL | typeof TENNIS, competitor: Record<string, unknown>) {
  const event = sportEvent();
  const [home, away] = event.competitors;
  const competitors = [{ ...home, ...competitor }, away];
  return fixtureOf(v.parse(sportEventSchema, { ...event, competitors }), sportId)?.home;
}

test('a nation has its flag, a club has none though it has a country', () => {
  expect(
    homeOf(FOOTBALL, { name: 'England', country: 'England', abbreviation: 'ENG' }),
  ).toMatchObject({ nation: 'gb-eng', code: 'ENG' });
  expect(homeOf(FOOTBALL, { name: 'Harbour Town', country: 'England' })).not.toHaveProperty(
    'nation',
  );
});

test('a player has the flag of the country, and the family name where there is little room', () => {
  expect(homeOf(TENNIS, { name: 'Vidal, Ona', country: 'Spain' })).toMatchObject({
    name: 'Vidal, Ona',
    shortName: 'Vidal',
    nation: 'es',
  });
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
])('a league of the category %j is of the country %s', (category, country) => {
  const event = sportEvent();
  const context = { ...event.sport_event_context, category };
  const parsed = v.parse(sportEventSchema, { ...event, sport_event_context: context });
  expect(fixtureOf(parsed, FOOTBALL)?.league.country).toBe(country);
});

test('an abbreviation that is too long for a scoreboard is left out', () => {
  expect(homeOf(FOOTBALL, { abbreviation: 'HARBOUR' })).not.toHaveProperty('code');
});
