import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../demo/world/random.ts';
import { IndependentClient } from './independent-client.ts';
import { Product } from './product.ts';
import { BASKETBALL, recordingsArePresent, WHY_SKIPPED, replayRecording } from './recordings.ts';

/** Decides when connections end. */
const SEED = Number(process.env['SEED'] ?? 20261129);

const matchLine = v.object({ matchId: v.string(), status: v.string(), version: v.number() });
const counts = v.object({
  sent: v.number(),
  applied: v.number(),
  duplicate: v.number(),
  rejected: v.number(),
});
const snapshotSchema = v.object({
  version: v.number(),
  state: v.looseObject({ status: v.string() }),
});

describe.skipIf(!recordingsArePresent)(
  `a server that is killed in the middle of a replay${WHY_SKIPPED}`,
  () => {
    let killed: Product;
    let unharmed: Product;

    beforeAll(async () => {
      killed = new Product();
      unharmed = new Product();
      await killed.start();
    });

    afterAll(async () => {
      await killed.stop();
      await unharmed.stop();
    });

    async function replay(product: Product, speed: string) {
      const { code, lines } = await replayRecording(product, BASKETBALL, speed);
      expect(code).toBe(0);
      return { match: v.parse(matchLine, lines[0]), counts: v.parse(counts, lines.at(-1)) };
    }

    async function roomOf(product: Product, matchId: string) {
      const response = await fetch(`${product.url}/parties/match/${matchId}`);
      return v.parse(snapshotSchema, await response.json());
    }

    test(`loses no acknowledged update and applies no update twice (SEED=${SEED})`, async () => {
      const random = createRandom('crash', SEED);
      const going = replay(killed, '1200');
      const client = new IndependentClient(
        `${killed.url.replace('http', 'ws')}/parties/match/nba-0022000001`,
      );
      await client.connect();
      for (let kills = 0; kills < 2; kills += 1) {
        const next = client.version + random.int(20, 120);
        await expect.poll(() => client.version).toBeGreaterThanOrEqual(next);
        const before = client.version;
        await killed.end('SIGKILL', 'group');
        await killed.start();
        // Viewers see only durable state, so the room's version is not below theirs.
        expect((await roomOf(killed, 'nba-0022000001')).version).toBeGreaterThanOrEqual(before);
      }
      const after = await going;
      expect(after.counts.rejected).toBe(0);
      const room = await roomOf(killed, after.match.matchId);
      await expect.poll(() => client.version).toBe(room.version);
      expect(client.gaps).toEqual([]);
      expect(client.snapshots).toBe(1);
      expect(client.state).toEqual(room.state);
      client.close();

      await unharmed.start();
      const reference = await replay(unharmed, 'max');
      expect(after.counts.applied + after.counts.duplicate).toBe(reference.counts.applied);
      // An update that changes nothing visible adds no version, so the count depends on the pace; no
      // update adds two.
      expect(room.version).toBeLessThanOrEqual(reference.counts.applied);
      const { state } = await roomOf(unharmed, reference.match.matchId);
      expect({ ...room.state, clock: null }).toEqual({ ...state, clock: null });
    }, 180_000);
  },
);
