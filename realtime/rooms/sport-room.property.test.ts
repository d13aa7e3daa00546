import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import type { SportFrame, SportSnapshot } from '../protocol/frame.ts';
import type { MatchLine } from '../protocol/match-state.ts';
import { receiveSportFrame, type HeldLines } from '../protocol/receive-frame.ts';
import { initialState } from './advance.ts';
import { lineOf } from './line.ts';
import {
  flush,
  pruneLines,
  putLine,
  restoreSportRoom,
  sportFramesFor,
  sportSnapshot,
  type SportRoom,
} from './sport-room.ts';
import { createSportRoom, fixtureOf, NOON } from './testing/fixtures.ts';

const HOUR = 3_600_000;
const matchIds = fc.constantFrom('m1', 'm2', 'm3', 'm4');

const members: fc.Arbitrary<Partial<MatchLine>> = fc.record(
  {
    status: fc.constantFrom('NotStarted', 'Live', 'Suspended', 'Finished'),
    startTime: fc.integer({ min: -50, max: 50 }).map((hours) => NOON + hours * HOUR),
    score: fc.record({ home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) }),
    clock: fc.record({
      seconds: fc.nat({ max: 99 }),
      running: fc.boolean(),
      at: fc.constant(NOON),
    }),
    points: fc.constant({ home: '15', away: 'A' }),
  },
  { requiredKeys: [] },
);

const MATCH_EPOCH = 'match-epoch-1';

type Step =
  | { kind: 'put'; matchId: string; version: number; line: Partial<MatchLine> }
  | { kind: 'flush' | 'prune' | 'cut' | 'connect' | 'restart' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('put'),
      matchId: matchIds,
      version: fc.nat({ max: 30 }),
      line: members,
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'flush' as const }) },
  fc
    .constantFrom<'prune' | 'cut' | 'connect' | 'restart'>('prune', 'cut', 'connect', 'restart')
    .map((kind) => ({ kind })),
);

test('A client that reconnects at any point ends with just the lines of a fresh snapshot', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let room: SportRoom = createSportRoom('epoch-00001');
      const client: { held: HeldLines | null } = { held: null };
      let connected = false;
      const take = (frames: readonly SportFrame[]) => {
        for (const frame of frames) {
          const received = receiveSportFrame(client.held, frame);
          if (received.kind !== 'applied') throw new Error(received.kind);
          client.held = received.held;
        }
      };
      for (const [minutes, next] of steps.entries()) {
        const now = NOON + minutes * 600_000;
        if (next.kind === 'put') {
          const { matchId, version } = next;
          const state = initialState(matchId, fixtureOf(1), NOON);
          room = putLine(
            room,
            {
              matchId,
              epoch: MATCH_EPOCH,
              version,
              line: { ...lineOf(state), ...structuredClone(next.line) },
            },
            now,
          );
        } else if (next.kind === 'flush') {
          const flushed = flush(room, now);
          room = flushed.room;
          if (connected && flushed.delta) take([flushed.delta]);
        } else if (next.kind === 'prune') room = pruneLines(room, now);
        else if (next.kind === 'restart') room = restoreSportRoom(structuredClone(room));
        else {
          connected = next.kind === 'connect';
          if (connected) take(sportFramesFor(room, client.held));
        }
      }
      take(sportFramesFor(room, client.held));
      expect({ type: 'snapshot', ...client.held }).toStrictEqual(sportSnapshot(room));
    }),
    { numRuns: cases(300) },
  );
});

test('A room ends with the newest line of each match, in whatever order they arrive', () => {
  const versions = fc.array(fc.tuple(matchIds, fc.nat({ max: 9 })), { maxLength: 30 });
  const shuffled = versions.chain((puts) =>
    fc.tuple(fc.constant(puts), fc.shuffledSubarray(puts, { minLength: puts.length })),
  );
  fc.assert(
    fc.property(shuffled, ([puts, order]) => {
      expect(gather(order)).toEqual(gather(puts));
    }),
  );
});

/** Returns a room's lines after these versions of matches. */
function gather(puts: readonly [string, number][]): SportSnapshot['lines'] {
  let room = createSportRoom('epoch-00001');
  for (const [matchId, version] of puts) {
    const fixture = fixtureOf(2, { startTime: NOON + version * 5 * HOUR });
    const line = lineOf(initialState(matchId, fixture, NOON));
    room = putLine(room, { matchId, epoch: MATCH_EPOCH, version, line }, NOON);
  }
  return sportSnapshot(flush(room, NOON).room).lines;
}
