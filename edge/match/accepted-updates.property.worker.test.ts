import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchSnapshotSchema, type MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { ingestResponseSchema, type MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- for tests only
import { acceptedUpdates } from '../../realtime/rooms/testing/accepted-updates.ts';
import { textOf } from '../shared/text/text.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import * as CALLS from '../contracts/calls.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { eventDetailSchema } from '../contracts/event.ts';
import { matchCalendar } from '../calendar/match-calendar.ts';
import { cardOfMatch } from '../og/card-of-match.ts';
import { drawCard } from '../og/draw-card.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { sharedMatch } from './shared-match.ts';

const course = fc.constantFrom(...ALL_SPORTS).chain(({ id }) => acceptedUpdates(id));
const t = textOf('pt-BR');
const NOW = Date.UTC(2026, 10, 21, 12);
/** Text of a lost value. No arbitrary text contains it. */
const LOST = /NaN|undefined|Infinity|Invalid Date|\[object/;

/** Reads an address's answer by its schema: every fault fails, those of rows too. */
async function read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await call(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return v.parse(schema, body);
}

/** Returns a room's state after the updates, once the database has it as well. */
async function snapshotOf(
  updates: readonly MatchUpdate[],
  matchId: string,
): Promise<MatchSnapshot> {
  const body = { source: 'test', updates: updates.map((update) => ({ ...update, matchId })) };
  const { results } = v.parse(
    ingestResponseSchema,
    (await call(signed('/ingest/v1/updates', body))).body,
  );
  expect(results[0]).toMatchObject({ outcome: 'applied' });
  const snapshot = await read(roomPath({ party: 'match', matchId }), matchSnapshotSchema);
  const { explicitAcks } = await deliver([matchStateRecord(snapshot, NOW)]);
  expect(explicitAcks).toEqual(['0']);
  return snapshot;
}

it('shows a match in calls, on a card and in a calendar, whatever its feed sent', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (updates) => {
      const matchId = newMatchId();
      const snapshot = await snapshotOf(updates, matchId);
      const address = `/api/media/v1/events/${matchId}`;
      const { data } = await read(address, envelopeSchema(eventDetailSchema));
      expect(data.event.fixtureStartTime).toBe(snapshot.state.startTime);
      for (const { path, data: schema } of [CALLS.getCommentary, CALLS.getStatistics])
        await read(`/api/media${path.replace('{id}', matchId)}`, envelopeSchema(schema));
      for (const match of [sharedMatch(data, snapshot), sharedMatch(data, null)]) {
        if (!match) throw new Error('Its sport is one of ours');
        const card = cardOfMatch(t, match, BRANDS.tv);
        const { png } = await drawCard(card, async () => null);
        expect(png.length).toBeGreaterThan(0);
        const entry = { match, url: 'https://a.test/', channels: [], revision: 0, revisedAt: NOW };
        const options = { name: null, domain: 'a', hasResults: true };
        const calendar = matchCalendar(t, [entry], options);
        expect(JSON.stringify(card) + calendar).not.toMatch(LOST);
      }
    }),
    { numRuns: 10 },
  );
});
