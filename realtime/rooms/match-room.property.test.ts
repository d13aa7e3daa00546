import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import type { HeldMatch } from '../protocol/receive-frame.ts';
import { receiveMatchFrame } from '../protocol/receive-frame.ts';
import type { MatchFrame } from '../protocol/frame.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { fold } from './fold.ts';
import { createMatchRoom, type MatchRoom } from './match-room.ts';
import { matchFramesFor, matchSnapshot } from './resume.ts';
import { arbitraryDelivery, arbitraryUpdates } from './testing/arbitrary-updates.ts';
import { deliver } from './testing/deliver.ts';
import { createStore } from './testing/stored-room.ts';

const EPOCH = 'epoch-00001';

describe.each(ALL_SPORTS)('a $name match', ({ id }) => {
  const match = arbitraryUpdates(id).chain((updates) =>
    fc.tuple(fc.constant(updates), arbitraryDelivery(updates)),
  );

  test('ends in the same state for any order and repetition of its updates', () => {
    fc.assert(
      fc.property(match, ([updates, delivery]) => {
        const room = deliver(createMatchRoom(EPOCH), delivery);
        const ordered = deliver(createMatchRoom(EPOCH), updates);
        expect(room.state).toStrictEqual(ordered.state);
        expect(room.state).toStrictEqual(fold(null, updates).state);
        expect(room.rejections).toEqual(ordered.rejections);
        expect(room.log).toEqual(ordered.log);
      }),
      { numRuns: cases(60) },
    );
  });

  test('is rebuilt exactly by a client that reconnects at any point while the room restarts', () => {
    fc.assert(
      fc.property(match, fc.infiniteStream(fc.nat({ max: 9 })), ([, delivery], chances) => {
        const room = createMatchRoom(EPOCH);
        const store = createStore(room);
        const client = createClient();
        const end = deliver(room, delivery, (applied) => {
          store.write(applied);
          client.take(applied.frame ? [applied.frame] : []);
          const chance = chances.next().value ?? 0;
          if (chance <= 2) client.cut();
          if (chance >= 2 && chance <= 4) client.connect(applied.room);
          const restored = store.restore();
          expect(restored).toEqual(applied.room);
          expect(store.log()).toEqual(applied.room.log);
          return chance % 2 === 0 ? restored : applied.room;
        });
        client.connect(end);
        const { type: _type, ...snapshot } = matchSnapshot(end) ?? { type: 'snapshot' };
        expect(client.held() ?? {}).toStrictEqual(snapshot);
      }),
      { numRuns: cases(40) },
    );
  });
});

/** Creates a client that fails the test when a frame does not follow its state. */
function createClient() {
  let connected = false;
  let held: HeldMatch | null = null;
  function take(frames: readonly MatchFrame[]): void {
    if (!connected) return;
    for (const frame of frames) {
      // As serialised.
      const parsed: MatchFrame = JSON.parse(JSON.stringify(frame));
      const received = receiveMatchFrame(held, parsed);
      if (received.kind !== 'applied')
        throw new Error(`${received.kind} at ${JSON.stringify(frame)}`);
      held = received.held;
    }
  }
  return {
    take,
    held: () => held,
    cut(): void {
      connected = false;
    },
    connect(room: MatchRoom): void {
      connected = true;
      take(matchFramesFor(room, held));
    },
  };
}
