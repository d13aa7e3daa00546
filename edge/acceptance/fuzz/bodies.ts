import * as fc from 'fast-check';
import * as v from 'valibot';
import {
  catalogueRequestSchema,
  resultSchema,
  type CatalogueRequest,
} from '../../../realtime/protocol/catalogue.ts';
import { matchDetailsSchema, type MatchDetails } from '../../../realtime/protocol/details.ts';
import { eventStatusSchema } from '../../../realtime/protocol/event-status.ts';
import {
  fixtureSchema,
  matchUpdateSchema,
  type MatchUpdate,
} from '../../../realtime/protocol/ingest.ts';
import { matchIdSchema } from '../../../realtime/protocol/match-id.ts';
import { periodsSchema, statsSchema } from '../../../realtime/protocol/match-state.ts';
import { matchStatusSchema } from '../../../realtime/protocol/match-status.ts';
import { MARKET_KEYS, MARKETS, offerSchema } from '../../../realtime/protocol/odds.ts';
import { countSchema, labelSchema, timeSchema } from '../../../realtime/protocol/primitives.ts';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import { arbitraryOf } from '../../../realtime/protocol/testing/arbitrary-of.ts';
import { entityIdSchema } from '../../../realtime/protocol/text.ts';
import { CLOSED_STATUSES, EVENT_STATUSES } from '../../../realtime/sports/event-status.ts';
import { MATCH_STATUSES } from '../../../realtime/sports/match-status.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { STATISTICS } from '../../../realtime/sports/statistics.ts';
import { CASE, DAY, MINUTE, TODAY } from './names.ts';

type AnySport = (typeof ALL_SPORTS)[number];
type Arbitraries = ReadonlyMap<unknown, fc.Arbitrary<unknown>>;

const name = fc.constantFrom('Harbour Rovers', 'Avon', 'Ærø BK', 'São João', '北海道', 'O’Hara');
const count = fc.nat({ max: 40 });
/** Around now, so that most matches are on today's lists; some are days off. */
const time = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 1_439 }).map((minute) => TODAY + minute * MINUTE) },
  fc.integer({ min: -30, max: 60 }).map((day) => TODAY + day * DAY),
);
const offer = fc
  .record({
    market: fc.constantFrom(...MARKET_KEYS),
    line: fc.constantFrom(-1.5, 0, 2.5),
    bookmaker: fc.constantFrom({ id: 'b1', name: 'First' }, { id: 'b2', name: 'Second' }),
    price: fc.double({ min: 1, max: 100, noNaN: true }),
    suspended: fc.boolean(),
  })
  .map(({ market, line, price, ...rest }) => ({
    ...rest,
    market,
    ...(MARKETS[market].hasLine && { line }),
    prices: MARKETS[market].outcomes.map((outcome) => ({ outcome, price })),
  }));

/** Returns the values of the schemas that must fit together, or belong to the case. */
function valuesOf({ id, key: sport, periods }: AnySport): Map<unknown, fc.Arbitrary<unknown>> {
  const figures = fc.record({ home: fc.nat({ max: 70 }), away: fc.nat({ max: 70 }) });
  const statistic = fc.constantFrom(...STATISTICS[sport].map(({ key }) => key), 'Rare one');
  const legal = [...periods.play, ...periods.others, 'Break', 'Ended'] as const;
  const score = fc.record({ home: count, away: count });
  const own = [0, 1, 2, 3].map((place) => `${CASE}-${place}`);
  const values = new Map<unknown, fc.Arbitrary<unknown>>([
    [sportIdSchema, fc.constant(id)],
    [matchIdSchema, fc.constantFrom(...own)],
    // Few, so that fixtures, squads and rules name the same league, team or season.
    [entityIdSchema, fc.constantFrom(...own.slice(0, 2), `world-${id}-l`)],
    [labelSchema, name],
    [countSchema, count],
    [timeSchema, time],
    [eventStatusSchema, mostly(fc.constant('Live'), fc.constantFrom(...EVENT_STATUSES))],
    [matchStatusSchema, mostly(fc.constantFrom(...legal), fc.constantFrom(...MATCH_STATUSES))],
    [periodsSchema, fc.array(score, { maxLength: periods.most })],
    [statsSchema, fc.dictionary(statistic, figures, { maxKeys: 6 })],
    [offerSchema, offer],
  ]);
  const closed = new Map(values)
    .set(eventStatusSchema, fc.constantFrom(...CLOSED_STATUSES))
    .set(matchStatusSchema, fc.constantFrom('Ended', 'AET', 'AP', 'Walkover', 'Retired'));
  return values.set(resultSchema, arbitraryOf(resultSchema, closed));
}

function mostly<Value>(usual: fc.Arbitrary<Value>, any: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 3, arbitrary: usual }, any);
}

type ObjectSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** Generates objects with some of their optional members. */
function some<Schema extends ObjectSchema>(schema: Schema, values: Arbitraries) {
  const optional = Object.keys(schema.entries).filter(
    (key) => schema.entries[key]?.type === 'optional',
  );
  return fc.tuple(arbitraryOf(schema, values), fc.subarray(optional)).map(([value, absent]) => {
    const copy = { ...value };
    for (const key of absent) Reflect.deleteProperty(copy, key);
    return copy;
  });
}

/** Valid bodies about one sport's matches, with the case's own names. */
interface Bodies {
  /** A match's updates in sending order. */
  updates: (place: number) => fc.Arbitrary<MatchUpdate[]>;
  season: fc.Arbitrary<CatalogueRequest>;
  /** Details of the match in place 0. */
  details: fc.Arbitrary<MatchDetails>;
}

function bodiesOf(sport: AnySport): Bodies {
  const values = valuesOf(sport);
  const fixture = some(fixtureSchema, values);
  values.set(fixtureSchema, fixture);
  const {
    fixture: _fixture,
    matchId: _id,
    sequence: _sequence,
    ...members
  } = matchUpdateSchema.entries;
  const change = some(v.strictObject(members), values);
  const step = fc.tuple(fc.integer({ min: 1, max: 3 }), change);
  const closing = { status: 'Finished', matchStatus: 'Ended', correction: true } as const;
  return {
    updates: (place) =>
      fc
        .record({
          fixture,
          steps: fc.array(step, { maxLength: 7 }),
          isClosed: fc.boolean(),
          again: fc.array(fc.nat(), { maxLength: 2 }),
        })
        .map(({ fixture: first, steps, isClosed, again }) => {
          const matchId = `${CASE}-${place}`;
          let sequence = 1;
          const updates: MatchUpdate[] = [
            { matchId, sequence, occurredAt: TODAY, fixture: first },
            ...steps.map(([gap, update]) => ({ ...update, matchId, sequence: (sequence += gap) })),
            ...(isClosed
              ? [{ matchId, sequence: sequence + 1, occurredAt: TODAY + MINUTE, ...closing }]
              : []),
          ];
          // Some arrive late or twice.
          const late = again.map((which) => updates.slice(which % updates.length).slice(0, 1));
          return [...updates, ...late.flat()];
        }),
    season: some(catalogueRequestSchema, values),
    details: some(matchDetailsSchema, values).map((one) => ({ ...one, matchId: `${CASE}-0` })),
  };
}

const BODIES = ALL_SPORTS.map(bodiesOf);

/** Generates a value from the bodies of any sport. */
export function ofAnySport<Value>(
  from: (bodies: Bodies) => fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  return fc.oneof(...BODIES.map(from));
}
