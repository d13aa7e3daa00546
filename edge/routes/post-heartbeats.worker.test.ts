import { describe, expect, it } from 'vitest';
import { call as send } from '../testing/call.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';

const PATH = '/ingest/v1/heartbeats';
const beat = async (matchIds: unknown[]) => send(signed(PATH, { source: 'test', matchIds }));

describe('heartbeats', () => {
  it('reach the rooms of live matches, and skip unknown ones', async () => {
    const matchId = newMatchId();
    const updates = openingUpdates(matchId);
    await send(signed('/ingest/v1/updates', { source: 'test', updates }));
    const live = { matchId, sequence: 90, occurredAt: Date.now(), status: 'Live' };
    await send(signed('/ingest/v1/updates', { source: 'test', updates: [live] }));
    expect(await beat([matchId, matchId, newMatchId()])).toMatchObject({
      status: 200,
      body: { heard: 1 },
    });
  });

  it('may name no matches', async () => {
    expect(await beat([])).toMatchObject({ status: 200, body: { heard: 0 } });
  });

  it('answer 401 to another secret, 400 to ids that are none and 413 to too many', async () => {
    const foreign = { secret: 'whsec_c29tZW9uZSBlbHNlJ3Mgc2VjcmV0' };
    const body = { source: 'test', matchIds: ['one'] };
    expect((await send(signed(PATH, body, foreign))).status).toBe(401);
    expect((await beat([''])).status).toBe(400);
    expect((await beat(Array.from({ length: 501 }, (_, n) => `match-${n}`))).status).toBe(413);
  });
});
