import { Refusal } from '../../../calls/handler.ts';
import { isUsername } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers } from '../../services.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { passwordFault } from '../passwords/password-fault.ts';
import { withDevice } from '../sessions/known-device.ts';
import { startSession } from '../sessions/sessions.ts';
import { limitHashes } from '../sessions/sign-in-limits.ts';
import { identifierOf, keyOf, readIdentifier } from './identifier.ts';
import { openAccount } from './new-accounts.ts';
import { readProof, spendProof } from './proofs.ts';
import {
  ACCOUNT_EXISTS,
  PROOF_REQUIRED,
  USERNAME_MALFORMED,
  USERNAME_RESERVED,
  USERNAME_TAKEN,
} from './refusals.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { createUser, findUserBy, isUsernameTaken } from './users.ts';

export const registerHandlers = {
  // All checks run before the proof is spent, so that the caller can retry with it. The proof comes
  // before costly checks, and the limit on its uses before the list of breached passwords is asked.
  register: async ({ body }, services) => {
    const { db, now, breaches, derive, visitorsCountry } = services;
    const { otpToken, password, username } = body;
    const shown = { token: otpToken, kinds: ['otp-register'], now } as const;
    const subject = await readProof(db, shown);
    const identifier = subject === null ? null : identifierOf(subject);
    if (identifier === null) return PROOF_REQUIRED;
    if (username !== undefined && !isUsername(username)) return USERNAME_MALFORMED;
    if (username !== undefined && isReservedUsername(username)) return USERNAME_RESERVED;
    if (await findUserBy(db, identifier)) return ACCOUNT_EXISTS;
    if (username !== undefined && (await isUsernameTaken(db, username))) return USERNAME_TAKEN;
    const limited = await limitHashes(services, ['address', keyOf(identifier)]);
    if (limited) return limited;
    const names = [identifier.value, username];
    const fault = await passwordFault({ password, names, breaches });
    if (fault) return fault;
    const passwordHash = await hashPassword(password, derive);
    if (passwordHash instanceof Refusal) return passwordHash;
    const countryCode = body.countryCode ?? visitorsCountry;
    const opened = { identifier, countryCode, isConfirmed: true, passwordHash, username, now };
    const user = await openAccount(services, async () => {
      if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
      return createUser(db, opened);
    });
    if (user instanceof Refusal) return user;
    if (!user) return ACCOUNT_EXISTS;
    const tokens = await startSession(services, user);
    return withDevice(tokens, user, { secrets: services.codes.secrets, now });
  },
  resolveIdentifier: ({ body }, { visitorsCountry }) => {
    const identifier = readIdentifier(body.identifier, visitorsCountry);
    return identifier
      ? { kind: identifier.kind, identifier: identifier.value }
      : new Refusal(400, 'This is neither an e-mail address nor a phone number.', {
          state: STATE.identifierMalformed,
        });
  },
} satisfies Partial<OriginHandlers>;
