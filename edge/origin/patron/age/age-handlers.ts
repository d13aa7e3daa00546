import { Refusal } from '../../../calls/handler.ts';
import { NO_DATE_OF_BIRTH } from '../../../contracts/messages.ts';
import type { OriginHandlers } from '../../services.ts';
import { updateUser } from '../accounts/users.ts';

/** Years: of age in every country of the brands. */
const MINIMUM_AGE = 18;
const MAXIMUM_AGE = 130;

export const ageHandlers = {
  verifyAge: async ({ body: { dateOfBirth } }, { db, now, user }) => {
    const age = ageOf(dateOfBirth, now);
    if (age === null) return new Refusal(400, NO_DATE_OF_BIRTH);
    const isOldEnough = age >= MINIMUM_AGE;
    const changed = await updateUser(db, user.userId, { ageVerified: isOldEnough });
    if (changed.length === 0) return undefined;
    return { isOldEnough, minimumAge: MINIMUM_AGE };
  },
} satisfies Partial<OriginHandlers>;

/** In whole years, by the calendar of UTC; null for a day that is none, or of nobody who lives. */
export function ageOf(dateOfBirth: string, now: number): number | null {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || !born.toISOString().startsWith(dateOfBirth)) return null;
  const today = new Date(now);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  // '05-17' sorts as days do.
  const hadBirthday = today.toISOString().slice(5, 10) >= dateOfBirth.slice(5);
  const age = hadBirthday ? years : years - 1;
  return age < 0 || age > MAXIMUM_AGE ? null : age;
}
