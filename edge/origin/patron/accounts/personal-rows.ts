import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { proofs, type UserRow } from '../../db/account-schema.ts';
import { otpRequests } from '../../db/code-schema.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'phone' | 'confirmedAt'>;

/** Whether a proof belongs to a user or to one of their addresses. */
export function isProofOf(person: Person): SQL {
  const { email, phone } = provedAddresses(person);
  return inArray(sql`lower(${proofs.subject})`, [
    person.id.toLowerCase(),
    ...(email === null ? [] : [`email:${email}`]),
    ...(phone === null ? [] : [`phone:${phone}`]),
  ]);
}

/** Whether a code was requested by a user or for their addresses. */
export function isCodeOf(person: Person): SQL | undefined {
  const { email, phone } = provedAddresses(person);
  return or(
    eq(otpRequests.userId, person.id),
    inArray(sql`lower(${otpRequests.target})`, [email ?? '', phone ?? '']),
  );
}

/**
 * Returns a user's addresses, in lower case. An address that nobody has confirmed may be a stranger's: a
 * betting site or a provider named it.
 */
function provedAddresses({ email, phone, confirmedAt }: Person) {
  if (confirmedAt === null) return { email: null, phone: null };
  return { email: email?.toLowerCase() ?? null, phone };
}
