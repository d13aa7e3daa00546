import { expect, it } from 'vitest';
import { eventDetailSchema, eventListSchema } from '../../../contracts/event.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';
import { data } from '../../../testing/media-data.ts';

it('a list of matches has at most the requested size, and continues from its flag', async () => {
  const start = Date.UTC(2031, 4, 1);
  const matches = [0, 0, 1].map((hour) => ({
    matchId: newMatchId(),
    fixture: fixture({ startTime: start + hour * 3_600_000 }),
  }));
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const path = `events?from=${start}&to=${start + 86_400_000}`;
  const first = await data(`${path}&size=2`, eventListSchema);
  const second = await data(`${path}&size=2&flag=${first.flag}`, eventListSchema);
  const ids = [...first.events, ...second.events].map(({ eventId }) => eventId);
  expect(ids.toSorted()).toEqual(matches.map(({ matchId }) => matchId).toSorted());
  expect([first.events.length, second.flag]).toEqual([2, null]);
  expect((await data(path, eventListSchema)).flag).toBeNull();
  expect((await call(`/api/media/v1/${path}&size=1001`)).status).toBe(400);
});

it('a match with an unknown start day is on no day’s list, and its detail says so', async () => {
  const matchId = newMatchId();
  const startTime = Date.UTC(2032, 0, 1, 12);
  const unknown = { ...fixture({ startTime }), startDayTbd: true };
  const matches = [{ matchId, fixture: unknown }];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const day = await data(
    `events?from=${startTime - 43_200_000}&to=${startTime + 43_200_000}`,
    eventListSchema,
  );
  expect(day.events).toEqual([]);
  const { event } = await data(`events/${matchId}`, eventDetailSchema);
  expect(event).toMatchObject({
    fixtureStartTime: startTime,
    fixtureStartTimeTbd: true,
    fixtureStartDayTbd: true,
  });
});
