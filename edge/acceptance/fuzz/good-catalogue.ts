import * as fc from 'fast-check';
import type * as v from 'valibot';
import type {
  CatalogueMatch,
  catalogueRequestSchema,
} from '../../../realtime/protocol/catalogue.ts';
import { CRITERIA } from '../../../realtime/sports/standings-rule.ts';
import { ZONE_KINDS } from '../../../realtime/protocol/season-rules.ts';
import { goodFixture, sport, type AnySport } from './good-updates.ts';
import { CASE } from './names.ts';

const sides = fc.record({ home: fc.nat({ max: 9 }), away: fc.nat({ max: 9 }) });
const season = { id: `${CASE}-s`, name: '2026' };
const rank = fc.integer({ min: 1, max: 20 });

function match(of: AnySport, index: number): fc.Arbitrary<CatalogueMatch> {
  return fc.record(
    {
      matchId: fc.constant(`${CASE}-${index}`),
      fixture: goodFixture(of.id, index),
      season: fc.constant(season),
      result: fc.record(
        {
          status: fc.constantFrom('Finished', 'Ended', 'Cancelled', 'Postponed', 'Abandoned'),
          matchStatus: fc.constantFrom('Ended', 'AET', 'AP', 'Walkover', 'Retired'),
          score: sides,
          periods: fc.array(sides, { maxLength: 3 }),
          gameScore: fc.array(fc.constantFrom('1:0', '0:0'), { maxLength: 2 }),
          shootout: sides,
          winner: fc.constantFrom('home', 'away'),
        },
        { requiredKeys: ['status', 'matchStatus', 'score', 'periods', 'gameScore'] },
      ),
      stage: fc.constantFrom('table', 'knockout'),
      tie: fc.nat({ max: 8 }),
      venueId: fc.constant(`${CASE}-v`),
    },
    { requiredKeys: ['matchId', 'fixture'] },
  );
}

const venue = fc.record(
  {
    id: fc.constant(`${CASE}-v`),
    name: fc.constantFrom('Harbour Ground', 'Öresund'),
    city: fc.constantFrom('Bodø', 'Lima'),
    country: fc.constantFrom('no', 'pe', 'int'),
    capacity: fc.nat({ max: 120_000 }),
  },
  { requiredKeys: ['id', 'name'] },
);

const player = fc.record(
  {
    id: fc.nat({ max: 20 }).map((number) => `${CASE}-p${number}`),
    name: fc.constantFrom('Ada Gray', 'Ñandú'),
    number: fc.nat({ max: 99 }),
    position: fc.constantFrom('GK', 'Forward'),
    birthDate: fc.constantFrom('2000-05-17', '1900-01-01', '2200-12-31'),
    club: fc.constantFrom('Avon'),
  },
  { requiredKeys: ['id', 'name'] },
);

const team = (side: 'h' | 'a') => ({ id: `${CASE}-0-${side}`, name: 'Avon', shortName: 'AVO' });

const rules = fc.record(
  {
    seasonId: fc.constant(season.id),
    tiebreakers: fc.record(
      {
        criteria: fc.uniqueArray(fc.constantFrom(...CRITERIA), { minLength: 1, maxLength: 6 }),
        headToHead: fc.constantFrom('complete', 'played'),
        again: fc.constantFrom('each-criterion', 'all-criteria', 'never'),
      },
      { requiredKeys: ['criteria'] },
    ),
    zones: fc.array(
      fc.record({
        from: rank,
        to: rank,
        kind: fc.constantFrom(...ZONE_KINDS),
        name: fc.constantFrom('Round of 16', 'Relegation'),
      }),
      { maxLength: 3 },
    ),
    knockout: fc.array(
      fc.record({
        name: fc.constantFrom('Final', 'Semi-final', 'Quarter-final'),
        ties: fc.integer({ min: 1, max: 256 }),
      }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['seasonId'] },
);

/** Generates a season of up to four matches in one sport, with optional details. */
export const goodCatalogue: fc.Arbitrary<v.InferInput<typeof catalogueRequestSchema>> = sport.chain(
  (of) =>
    fc.record(
      {
        source: fc.constant('fuzz'),
        matches: fc
          .tuple(
            match(of, 0),
            match(of, 1),
            match(of, 2),
            match(of, 3),
            fc.integer({ min: 1, max: 4 }),
          )
          .map(([first, second, third, fourth, length]) =>
            [first, second, third, fourth].slice(0, length),
          ),
        venues: fc.array(venue, { maxLength: 2 }),
        groups: fc.array(
          fc.record({
            sportId: fc.constant(of.id),
            seasonId: fc.constant(season.id),
            name: fc.constantFrom('A', 'Group B'),
            teams: fc.constantFrom([], [team('h')], [team('h'), team('a')]),
          }),
          { maxLength: 2 },
        ),
        squads: fc.array(
          fc.record({
            sportId: fc.constant(of.id),
            seasonId: fc.constant(season.id),
            team: fc.constantFrom(team('h'), team('a')),
            players: fc.array(player, { maxLength: 5 }),
          }),
          { maxLength: 2 },
        ),
        rules: fc.array(rules, { maxLength: 2 }),
      },
      { requiredKeys: ['source', 'matches'] },
    ),
);
