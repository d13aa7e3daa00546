import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { matchFrameSchema } from '../protocol/frame.ts';
import { matchLineSchema } from '../protocol/match-state.ts';
import { receiveMatchFrame, type HeldMatch } from '../protocol/receive-frame.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { lineOf } from './line.ts';
import { applyUpdate, createMatchRoom } from './match-room.ts';
import { matchSnapshot } from './resume.ts';
import { acceptedUpdates } from './testing/accepted-updates.ts';
import { NOON } from './testing/fixtures.ts';

test('For all accepted updates, clients accept every frame and end with the room’s state', () => {
  const course = fc.constantFrom(...ALL_SPORTS).chain(({ id }) => acceptedUpdates(id));
  fc.assert(
    fc.property(course, (updates) => {
      let room = createMatchRoom('epoch-00001');
      let held: HeldMatch | null = null;
      for (const update of updates) {
        const applied = applyUpdate(room, update, NOON);
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
    { numRuns: cases(300) },
  );
});

function travelled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
