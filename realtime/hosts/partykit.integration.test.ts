import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartyKitRooms } from '../testing/partykit-rooms.ts';
import { newMatchId, updatesOf } from './conformance/match-updates.ts';
import { cases } from './conformance/suite.ts';
import { matchPath, sportPath } from './conformance/viewer.ts';

describe('a room on PartyKit', () => {
  let rooms: PartyKitRooms;

  beforeAll(async () => {
    rooms = await PartyKitRooms.start();
  });

  afterAll(() => rooms.stop());

  it.each(cases)('$name', async ({ run }) => {
    await run(rooms);
    expect.hasAssertions();
  });

  it('refuses updates without a valid signature or for another match', async () => {
    const matchId = newMatchId();
    const body = JSON.stringify({ source: 'test', updates: updatesOf(matchId, 1) });
    expect((await rooms.post(matchPath(matchId), body, {})).status).toBe(401);
    const signed = rooms.sign(body);
    expect((await rooms.post(matchPath(matchId), `${body} `, signed)).status).toBe(401);
    expect((await rooms.post(matchPath(newMatchId()), body, signed)).status).toBe(400);
    expect((await rooms.post(sportPath('football'), body, signed)).status).toBe(405);
    expect((await rooms.get(matchPath(matchId))).status).toBe(404);
    expect((await rooms.post(matchPath(matchId), body, signed)).status).toBe(200);
  });

  it('names the path of each fault of a malformed body', async () => {
    const matchId = newMatchId();
    const [first] = updatesOf(matchId, 0);
    const body = JSON.stringify({ source: 'test', updates: [{ ...first, sequence: 0 }] });
    const { status, json } = await rooms.post(matchPath(matchId), body, rooms.sign(body));
    expect(status).toBe(400);
    expect(json).toMatchObject({ faults: [{ path: 'updates[0].sequence' }] });
  });

  it('refuses sockets from another origin and for paths that name no room', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    await expect(rooms.connect(matchPath(newMatchId()), {}, foreign)).rejects.toThrow('403');
    await expect(rooms.connect('/parties/sport/chess')).rejects.toThrow('404');
    await expect(rooms.connect(`${matchPath(newMatchId())}~1`)).rejects.toThrow('404');
  });
});
