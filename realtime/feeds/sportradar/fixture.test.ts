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

test('an abbreviation that is too long for a scoreboard is left out', () => {
  expect(homeOf(FOOTBALL, { abbreviation: 'HARBOUR' })).not.toHaveProperty('code');
});
