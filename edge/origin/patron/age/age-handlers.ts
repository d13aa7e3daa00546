import { Refusal } from '../../../calls/handler.ts';
import { SERVER_DEVICE_ID } from '../../../contracts/cookies.ts';
import { NO_DATE_OF_BIRTH, RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers } from '../../services.ts';
import { countTries, limitTry, readWait, type Key, type Limit } from '../../throttle.ts';
import { LONG_COUNTS } from '../accounts/account-counts.ts';
import { updateUser } from '../accounts/users.ts';

/** Full age in the countries of all brands, years. */
const MINIMUM_AGE = 18;
const MAXIMUM_AGE = 130;

/** How long a refused visitor must wait, ms. */
const DAY = 86_400_000;

/** Most dates of an account: each is a write, and a fan corrects a mistyped one a few times at most. */
const DATES: Limit = { limit: 10, windowMs: 3_600_000 };

export const ageHandlers = {
  verifyAge: async ({ body: { dateOfBirth } }, services) => {
    const { db, now, user, deviceId, codes } = services;
    const age = ageOf(dateOfBirth, now);
    if (age === null) return new Refusal(400, NO_DATE_OF_BIRTH);
    const keys = [LONG_COUNTS.tooYoung(user.userId), ...tooYoungOn(deviceId)];
    const counting = { now, secret: codes.secret };
    const retryAfter = await readWait(db, keys, counting);
    if (retryAfter > 0)
      return new Refusal(429, RETRY_LIMIT, { state: STATE.ageRefused, retryAfter });
    const refused = await limitTry(services, ['dates of birth', user.userId], DATES);
    if (refused) return refused;
    const isOldEnough = age >= MINIMUM_AGE;
    if (!isOldEnough)
      await countTries(
        db,
        keys.map((key) => ({ key, limit: 1, windowMs: DAY })),
        counting,
      );
    const changed = await updateUser(db, user.userId, { ageVerified: isOldEnough });
    if (changed.length === 0) return undefined;
    return { isOldEnough, minimumAge: MINIMUM_AGE };
  },
} satisfies Partial<OriginHandlers>;

/** Returns the device's key for counting; none for the id that browsers without an id share. */
function tooYoungOn(deviceId: string | null): Key[] {
  return deviceId === null || deviceId === SERVER_DEVICE_ID
    ? []
    : [['too young on device', deviceId]];
}

/** Returns the age in whole years (UTC); null for an invalid date or an impossible age. */
export function ageOf(dateOfBirth: string, now: number): number | null {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || !born.toISOString().startsWith(dateOfBirth)) return null;
  const today = new Date(now);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  // Texts like '05-17' sort by date.
  const hadBirthday = today.toISOString().slice(5, 10) >= dateOfBirth.slice(5);
  const age = hadBirthday ? years : years - 1;
  return age < 0 || age > MAXIMUM_AGE ? null : age;
}
