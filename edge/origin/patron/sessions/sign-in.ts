import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { identifierOf, keyOf, readIdentifier } from '../accounts/identifier.ts';
import { spendProof } from '../accounts/proofs.ts';
import { WRONG_CREDENTIALS } from '../accounts/refusals.ts';
import { findUserBy } from '../accounts/users.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { inTurn } from '../passwords/hashing-turns.ts';
import { startSession } from './sessions.ts';
import { forgetTriesOf, limitTries } from './sign-in-limits.ts';

type Credentials = { identifier: string; password: string } | { otpToken: string };

async function signIn(credentials: Credentials, services: Services): Promise<Tokens | Refusal> {
  if ('otpToken' in credentials) return signInByCode(credentials.otpToken, services);
  const { db, now, visitorsCountry } = services;
  const typed = credentials.identifier;
  const identifier = readIdentifier(typed, visitorsCountry);
  const account = identifier ? keyOf(identifier) : typed.toLowerCase();
  const limited = await limitTries(services, account);
  if (limited) return limited;
  const user = identifier && (await findUserBy(db, identifier));
  const isRight = await inTurn(now, () =>
    isPassword(credentials.password, user?.passwordHash ?? null),
  );
  if (isRight instanceof Refusal) return isRight;
  if (!user || !isRight) return WRONG_CREDENTIALS;
  await forgetTriesOf(services, account);
  return startSession(services, user);
}

async function signInByCode(token: string, services: Services): Promise<Tokens | Refusal> {
  const { db, now } = services;
  const subject = await spendProof(db, { token, kinds: ['otp-signin'], now });
  const identifier = subject === null ? null : identifierOf(subject);
  const user = identifier && (await findUserBy(db, identifier));
  return user ? startSession(services, { id: user.id }) : WRONG_CREDENTIALS;
}

export const signInHandlers = {
  signIn: ({ body }, services) => signIn(body, services),
  signInByPhone: ({ body }, services) => signIn(body, services),
} satisfies Partial<OriginHandlers>;
