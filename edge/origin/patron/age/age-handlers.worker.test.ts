import { expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { SERVER_DEVICE_ID } from '../../../contracts/cookies.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt } from '../../../testing/services.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { ageHandlers } from './age-handlers.ts';

const db = createDatabase(env.DB);
const NOW = Date.parse('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YOUNG = '2015-05-17';
const OLD = '1990-05-17';

async function newUser() {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, uniqueHashKey: id, createdAt: NOW });
  return { userId: id };
}

interface Asking {
  user: { userId: string };
  deviceId?: string | null;
  now?: number;
}

async function verify(dateOfBirth: string, { user, deviceId = null, now = NOW }: Asking) {
  const services = { ...servicesAt(now), user, deviceId };
  const answer = await ageHandlers.verifyAge({ body: { dateOfBirth } }, services);
  return answer instanceof Refusal ? { status: answer.status, ...answer.facts } : answer;
}

const REFUSED = { status: 429, state: STATE.ageRefused, retryAfter: 86_400 };

it('a user who was too young cannot enter another date for a day', async () => {
  const user = await newUser();
  expect(await verify(YOUNG, { user })).toMatchObject({ isOldEnough: false });
  expect(await verify(OLD, { user })).toEqual(REFUSED);
  expect(await verify(OLD, { user, now: NOW + DAY - 1 })).toMatchObject({ retryAfter: 1 });
  expect(await verify(OLD, { user, now: NOW + DAY })).toMatchObject({ isOldEnough: true });
});

it('takes ten dates of birth of an account an hour, then none until the hour is over', async () => {
  const user = await newUser();
  for (let at = 0; at < 10; at += 1)
    expect(await verify(OLD, { user, now: NOW + at })).toMatchObject({ isOldEnough: true });
  const later = NOW + HOUR / 2;
  const often = { status: 429, state: STATE.retryLimit, retryAfter: 1_800 };
  expect(await verify(OLD, { user, now: later })).toEqual(often);
  expect(await verify(YOUNG, { user, now: later })).toEqual(often);
  const other = { user: await newUser(), now: later };
  expect(await verify(OLD, other)).toMatchObject({ isOldEnough: true });
  expect(await verify(OLD, { user, now: NOW + HOUR })).toMatchObject({ isOldEnough: true });
});

it('another account on the same device is refused as well, and one on another device is not', async () => {
  const deviceId = 'a'.repeat(32);
  await verify(YOUNG, { user: await newUser(), deviceId });
  expect(await verify(OLD, { user: await newUser(), deviceId })).toEqual(REFUSED);
  const other = { user: await newUser(), deviceId: 'b'.repeat(32) };
  expect(await verify(OLD, other)).toMatchObject({ isOldEnough: true });
});

it('the placeholder device id does not count as a device', async () => {
  const deviceId = SERVER_DEVICE_ID;
  await verify(YOUNG, { user: await newUser(), deviceId });
  expect(await verify(OLD, { user: await newUser(), deviceId })).toMatchObject({
    isOldEnough: true,
  });
});
