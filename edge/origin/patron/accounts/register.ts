import { Refusal } from '../../../calls/handler.ts';
import { isUsername } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers } from '../../services.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { inTurn } from '../passwords/hashing-turns.ts';
import { passwordFault } from '../passwords/password-fault.ts';
import { startSession } from '../sessions/sessions.ts';
import { identifierOf, readIdentifier } from './identifier.ts';
import { readProof, spendProof } from './proofs.ts';
import { ACCOUNT_EXISTS, PROOF_REQUIRED, USERNAME_MALFORMED, USERNAME_TAKEN } from './refusals.ts';
import { createUser, findUserBy, isUsernameTaken } from './users.ts';

export const registerHandlers = {
  // What can be wrong is found before the proof is spent: it can be tried again with it.
  register: async ({ body }, services) => {
    const { db, now, breaches, visitorsCountry } = services;
    const { otpToken, password, username } = body;
    const shown = { token: otpToken, kinds: ['otp-register'], now } as const;
    const subject = await readProof(db, shown);
    const identifier = subject === null ? null : identifierOf(subject);
    if (identifier === null) return PROOF_REQUIRED;
    if (username !== undefined && !isUsername(username)) return USERNAME_MALFORMED;
    const fault = await passwordFault({
      password,
      names: [identifier.value, username],
      breaches,
    });
    if (fault) return fault;
    if (await findUserBy(db, identifier)) return ACCOUNT_EXISTS;
    if (username !== undefined && (await isUsernameTaken(db, username))) return USERNAME_TAKEN;
    return inTurn(now, async () => {
      const passwordHash = await hashPassword(password);
      if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
      const countryCode = body.countryCode ?? visitorsCountry;
      const user = await createUser(db, {
        identifier,
        countryCode,
        passwordHash,
        username,
        now,
      });
      return user ? startSession(services, user) : ACCOUNT_EXISTS;
    });
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
