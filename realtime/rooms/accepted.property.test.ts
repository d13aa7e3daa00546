import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchFrameSchema } from '../protocol/frame.ts';
import { matchUpdateSchema, type MatchUpdate } from '../protocol/ingest.ts';
import { matchLineSchema } from '../protocol/match-state.ts';
import { parseRequest } from '../protocol/parse-request.ts';
import { receiveMatchFrame, type HeldMatch } from '../protocol/receive-frame.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { lineOf } from './line.ts';
import { applyUpdate, createMatchRoom } from './match-room.ts';
import { matchSnapshot } from './resume.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

/** To the ends of what is taken, and beyond. */
const text = fc.constantFrom(
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
);
const time = fc.constantFrom(
  0,
  -0,
  NOON,
  -NOON,
  8.64e15,
  -8.64e15,
  Date.UTC(1900, 0),
  Date.UTC(2200, 0) - 1,
  Date.UTC(2200, 0),
);
const number = fc.constantFrom(0, -0, 1, 0.5, -1, 9_999, 10_000, 9_999_999, 1e300, Infinity);
const count = fc.constantFrom(0, -0, 1, 9_999);
const sides = fc.record({ home: count, away: count });
const team = fc.record({ id: text, name: text, shortName: text });
const incident = fc.record(
  { id: text, type: fc.constant('goal'), team: fc.constantFrom('home', null), minute: count, text },
  { requiredKeys: ['id', 'type', 'team', 'minute'] },
);
const members = {
  occurredAt: time,
  fixture: fc.record({
    sportId: fc.constantFrom(...ALL_SPORTS.map(({ id }) => id)),
    league: fc.record({ id: text, name: text }),
    home: team,
    away: team,
    startTime: time,
  }),
  status: fc.constantFrom('Live', 'Ended'),
  clock: fc.record({ seconds: number, running: fc.boolean(), at: time }),
  score: sides,
  periods: fc.array(sides, { maxLength: 3 }),
  points: fc.option(fc.record({ home: text, away: text })),
  gameScore: fc.array(text, { maxLength: 2 }),
  displayStatus: fc.array(fc.record({ statusType: fc.constant('LIVE'), displayStatus: text }), {
    maxLength: 2,
  }),
  incidents: fc.array(incident, { maxLength: 3 }),
  stats: fc
    .array(fc.tuple(text, fc.record({ home: number, away: number })), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries)),
};

/** Each member alone is taken or not, so that one that is not leaves the others in. */
const update = fc.record(members, { requiredKeys: [] }).map((body): Partial<MatchUpdate> => {
  const taken = Object.entries(body).flatMap(([key, value]) => {
    const parsed = parseRequest(matchUpdateSchema, { ...updateOf(1), [key]: value });
    return parsed.kind === 'ok' ? [[key, value]] : [];
  });
  return Object.fromEntries(taken);
});

test('Whatever is taken, clients take all that is sent of it and hold what the room holds', () => {
  const bodies = fc.array(update, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...ALL_SPORTS), bodies, ({ id }, updates) => {
      let room = createMatchRoom('epoch-00001');
      let held: HeldMatch | null = null;
      for (const [index, body] of [{ fixture: fixtureOf(id) }, ...updates].entries()) {
        const applied = applyUpdate(room, updateOf(index + 1, { correction: true, ...body }), NOON);
        room = applied.room;
        if (!applied.frame) continue;
        const received = receiveMatchFrame(
          held,
          v.parse(matchFrameSchema, travelled(applied.frame)),
        );
        if (received.kind !== 'applied') throw new Error(received.kind);
        held = received.held;
      }
      const snapshot = v.parse(matchFrameSchema, travelled(matchSnapshot(room)));
      expect({ type: 'snapshot', ...held }).toEqual(snapshot);
      expect(room.state && v.is(matchLineSchema, travelled(lineOf(room.state)))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

function travelled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
