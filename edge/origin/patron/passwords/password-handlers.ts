import { and, eq, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { bettingAccounts, proofs, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import type { Key } from '../../throttle.ts';
import { endingCalendars } from '../../media/calendar/fan-calendars.ts';
import { confirmOwner } from '../accounts/first-confirmation.ts';
import { identifierOf, keyOf, type Identifier } from '../accounts/identifier.ts';
import {
  issueProof,
  PASSWORD_PROOF_LIFE,
  readProof,
  spendProof,
  type ProofKind,
} from '../accounts/proofs.ts';
import { PROOF_REQUIRED } from '../accounts/refusals.ts';
import { findUser, findUserBy, idWith, updateUser } from '../accounts/users.ts';
import { withDevice } from '../sessions/known-device.ts';
import { endAllSessions, startSession } from '../sessions/sessions.ts';
import { forgetTriesOf, limitConfirmations, limitHashes } from '../sessions/sign-in-limits.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { passwordFault } from './password-fault.ts';

const WRONG_PASSWORD = new Refusal(403, 'The password is wrong.', {
  state: STATE.wrongCredentials,
});

/** Checks that the caller is still the user who signed in; returns the token of a new proof. */
async function confirm(
  proof: { password: string } | { otpToken: string },
  user: UserRow,
  services: Services,
): Promise<{ token: string } | Refusal> {
  const { db, now } = services;
  const confirmed =
    'password' in proof
      ? await refusePassword(proof.password, user, services)
      : await addressOfCode(proof.otpToken, user, services);
  if (confirmed instanceof Refusal) return confirmed;
  const subject = user.id;
  const proving = { kind: 'password', subject, lifeMs: PASSWORD_PROOF_LIFE, now } as const;
  const token = await issueProof(db, proving);
  // A later change of the password deletes this proof. An earlier change did not, so the proof is
  // not returned, nor if the address of the code has left the account meanwhile.
  const found = await findUser(db, user.id);
  if (found?.passwordHash !== user.passwordHash) return WRONG_PASSWORD;
  return confirmed && !isOf(found, confirmed) ? PROOF_REQUIRED : { token };
}

async function refusePassword(password: string, user: UserRow, services: Services) {
  const tried: Key = ['user', user.id];
  const limited = await limitConfirmations(services, tried);
  if (limited) return limited;
  const isRight = await isPassword(password, user.passwordHash, services.derive);
  if (isRight instanceof Refusal) return isRight;
  if (!isRight) return WRONG_PASSWORD;
  await forgetTriesOf(services, tried);
  return null;
}

/** Kinds of code that confirm a user's identity. */
const CODES: readonly ProofKind[] = ['otp-verify', 'otp-signin'];

/** Uses a code's proof up. Returns its address, which is the user's, or a refusal. */
async function addressOfCode(
  token: string,
  user: UserRow,
  services: Services,
): Promise<Identifier | Refusal> {
  const { db, now, session } = services;
  const subject = await spendProof(db, { token, kinds: CODES, now });
  const identifier = subject === null ? null : identifierOf(subject);
  if (!identifier || !isOf(user, identifier)) return PROOF_REQUIRED;
  await confirmOwner(services, { user, identifier, session });
  return identifier;
}

function isOf(user: UserRow, identifier: Identifier): boolean {
  return [user.emailKey, user.phone].includes(keyOf(identifier));
}

/**
 * Returns statements that set a new password, end all sessions and delete the proofs of the old
 * password.
 */
function replacePassword(db: Database, id: string | SQL, passwordHash: string, now: number) {
  return [
    updateUser(db, id, { passwordHash }),
    endAllSessions(db, id, now),
    db.delete(proofs).where(and(eq(proofs.kind, 'password'), eq(proofs.subject, id))),
  ] as const;
}

/** Sets a new password by a code; never shows whether an account exists. */
async function reset(
  { otpToken, password }: { otpToken: string; password: string },
  services: Services,
): Promise<Record<string, never> | Refusal> {
  const { db, now, breaches, derive } = services;
  const shown = { token: otpToken, kinds: ['otp-reset'], now } as const;
  const subject = await readProof(db, shown);
  const identifier = subject === null ? null : identifierOf(subject);
  if (identifier === null) return PROOF_REQUIRED;
  const user = await findUserBy(db, identifier);
  // The username is safe to check: the account is the bearer's own.
  const names = [identifier.value, user?.email, user?.phone, user?.username];
  const limited = await limitHashes(services, ['address', keyOf(identifier)]);
  if (limited) return limited;
  const fault = await passwordFault({ password, names, breaches });
  if (fault) return fault;
  const passwordHash = await hashPassword(password, derive);
  if (passwordHash instanceof Refusal) return passwordHash;
  if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
  // Without an account, or if the address left it meanwhile, this changes nothing.
  const id = idWith(identifier, user?.id ?? '');
  // The code came from the mailbox, not from a session of the account.
  if (user) await confirmOwner(services, { user, identifier, session: null });
  await db.batch([
    ...replacePassword(db, id, passwordHash, now),
    // Somebody may have locked the owner out, linked a betting account, and kept a calendar's address.
    endingCalendars(db, { id: null, userId: id }, now),
    db.delete(bettingAccounts).where(eq(bettingAccounts.userId, id)),
  ]);
  return {};
}

export const passwordHandlers = {
  confirmPassword: async ({ body }, services) => {
    const user = await findUser(services.db, services.user.userId);
    return user ? confirm(body, user, services) : undefined;
  },
  updatePassword: async ({ body }, services) => {
    const { db, now, breaches, derive } = services;
    const user = await findUser(db, services.user.userId);
    if (!user) return undefined;
    const limited = await limitHashes(services, ['user', user.id]);
    if (limited) return limited;
    const shown = { token: body.token, kinds: ['password'], subject: user.id, now } as const;
    if ((await readProof(db, shown)) === null) return PROOF_REQUIRED;
    const { email, phone, username } = user;
    const names = [email, phone, username];
    const fault = await passwordFault({ password: body.password, names, breaches });
    if (fault) return fault;
    const passwordHash = await hashPassword(body.password, derive);
    if (passwordHash instanceof Refusal) return passwordHash;
    if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
    await db.batch(replacePassword(db, user.id, passwordHash, now));
    const owner = { id: user.id, passwordHash };
    const tokens = await startSession(services, owner);
    return withDevice(tokens, owner, { secrets: services.codes.secrets, now });
  },
  resetPassword: ({ body }, services) => reset(body, services),
  resetPasswordByEmail: ({ body }, services) => reset(body, services),
} satisfies Partial<OriginHandlers>;
