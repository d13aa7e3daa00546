// oxlint-disable-next-line no-restricted-imports -- for tests only
import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVENT_STATUSES } from '../../sports/event-status.ts';
import { INCIDENT_TYPES } from '../../protocol/incident.ts';
import { matchUpdateSchema, type Fixture, type MatchUpdate } from '../../protocol/ingest.ts';
import { MATCH_STATUSES } from '../../sports/match-status.ts';
import { parseRequest } from '../../protocol/parse-request.ts';
import { labelSchema, timeSchema } from '../../protocol/primitives.ts';
import type { SportId } from '../../sports/sport.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import { NOON, updateOf } from './fixtures.ts';

/** Values up to the limits of validity, and beyond. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    ' ',
    'A',
    'toString',
    'constructor',
    '__proto__',
    '..',
    'الهلال',
    '🏆',
    '\u200b',
    'l\ud800',
    '\u0000',
    '\u202e',
    '\u2028',
    'x'.repeat(96),
    'y'.repeat(200),
    'z'.repeat(500),
    "<b>&amp;'",
    '${x}',
    '\u200fMarked',
    'a;b',
    '%zz',
    '訳'.repeat(50),
  ),
);
const FIRST_TIME = Date.UTC(1900, 0);
const LAST_TIME = Date.UTC(2200, 0) - 1;
const time = fc.oneof(
  fc.integer({ min: FIRST_TIME, max: LAST_TIME }),
  fc.constantFrom(0, -0, NOON, -NOON, FIRST_TIME, LAST_TIME, LAST_TIME + 1, 8.64e15, -8.64e15),
);
const id = taken(entityIdSchema, anyText);
const label = taken(labelSchema, anyText);
const text = fc.oneof({ weight: 9, arbitrary: label }, anyText);
const number = fc.constantFrom(0, -0, 1, 0.5, -1, 9_999, 10_000, 9_999_999, 1e300, Infinity);
const count = fc.constantFrom(0, -0, 1, 9_999);
const sides = fc.record({ home: count, away: count });
const team = fc.record({ id, name: label, shortName: label });
const incident = fc.record(
  {
    id,
    type: fc.constantFrom(...INCIDENT_TYPES),
    team: fc.constantFrom('home', 'away', null),
    minute: fc.option(count),
    stoppage: count,
    period: fc.constantFrom(...MATCH_STATUSES),
    player: label,
    relatedPlayer: label,
    playerId: id,
    relatedPlayerId: id,
    text: label,
    score: sides,
    removed: fc.boolean(),
  },
  { requiredKeys: ['id', 'type', 'team', 'minute'] },
);
function fixture(sportId: SportId): fc.Arbitrary<Fixture> {
  return fc.record(
    {
      sportId: fc.constant(sportId),
      league: fc.record({ id, name: label }),
      home: team,
      away: team,
      startTime: taken(timeSchema, time),
      round: label,
      group: label,
      venue: label,
    },
    { requiredKeys: ['sportId', 'league', 'home', 'away', 'startTime'] },
  );
}

const members = {
  occurredAt: time,
  status: fc.constantFrom(...EVENT_STATUSES),
  matchStatus: fc.constantFrom(...MATCH_STATUSES),
  clock: fc.record({ seconds: number, running: fc.boolean(), at: time }),
  score: sides,
  periods: fc.array(sides, { maxLength: 3 }),
  points: fc.option(fc.record({ home: text, away: text })),
  winner: fc.constantFrom('home', 'away', null),
  gameScore: fc.array(text, { maxLength: 2 }),
  displayStatus: fc.array(fc.record({ statusType: fc.constant('LIVE'), displayStatus: text }), {
    maxLength: 2,
  }),
  incidents: fc.array(incident, { maxLength: 3 }),
  stats: fc
    .array(fc.tuple(text, fc.record({ home: number, away: number })), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries)),
};

/** Checks each member alone, so that an invalid one does not remove the others. */
function update(sportId: SportId): fc.Arbitrary<Partial<MatchUpdate>> {
  const whole = { ...members, fixture: fixture(sportId) };
  return fc.record(whole, { requiredKeys: [] }).map((body) => {
    const kept = Object.entries(body).flatMap(([key, value]) => {
      const parsed = parseRequest(matchUpdateSchema, { ...updateOf(1), [key]: value });
      return parsed.kind === 'ok' ? [[key, value]] : [];
    });
    return Object.fromEntries(kept);
  });
}

/** Returns unusual but valid updates of one match; the first has its fixture. */
export function acceptedUpdates(sportId: SportId): fc.Arbitrary<MatchUpdate[]> {
  const opening = fc.record({ fixture: fixture(sportId) });
  const rest = fc.array(update(sportId), { minLength: 1, maxLength: 8 });
  return fc
    .tuple(opening, rest)
    .map(([first, others]) =>
      [first, ...others].map((body, index) => updateOf(index + 1, { correction: true, ...body })),
    );
}

/** Returns valid values only. */
function taken<Schema extends v.GenericSchema>(
  schema: Schema,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<v.InferOutput<Schema>> {
  return values.filter((value) => v.is(schema, value));
}
