import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { proofs, type UserRow } from '../../db/account-schema.ts';
import { otpRequests } from '../../db/code-schema.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'phone'>;

/** Whether a proof belongs to a user or to one of their addresses. */
export function isProofOf({ id, email, phone }: Person): SQL {
  return inArray(sql`lower(${proofs.subject})`, [
    id.toLowerCase(),
    ...(email === null ? [] : [`email:${email.toLowerCase()}`]),
    ...(phone === null ? [] : [`phone:${phone}`]),
  ]);
}

/** Whether a code was requested by a user or for their addresses. */
export function isCodeOf({ id, email, phone }: Person): SQL | undefined {
  return or(
    eq(otpRequests.userId, id),
    inArray(sql`lower(${otpRequests.target})`, [email?.toLowerCase() ?? '', phone ?? '']),
  );
}
