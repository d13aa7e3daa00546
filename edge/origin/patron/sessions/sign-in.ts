import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { confirmOwner } from '../accounts/first-confirmation.ts';
import { identifierOf, keyOf, readIdentifier } from '../accounts/identifier.ts';
import { spendProof } from '../accounts/proofs.ts';
import { WRONG_CREDENTIALS } from '../accounts/refusals.ts';
import { findUserBy } from '../accounts/users.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { isKnownDevice, withDevice } from './known-device.ts';
import { startSession } from './sessions.ts';
import { countWrong, forgetTriesOf, refuseTry } from './sign-in-limits.ts';

type Credentials = { identifier: string; password: string } | { otpToken: string };

async function signIn(credentials: Credentials, services: Services): Promise<Tokens | Refusal> {
  if ('otpToken' in credentials) return signInByCode(credentials.otpToken, services);
  const { db, derive, deviceToken, now, visitorsCountry, codes } = services;
  const signing = { secrets: codes.secrets, now };
  const typed = credentials.identifier;
  const identifier = readIdentifier(typed, visitorsCountry);
  const account = identifier ? keyOf(identifier) : typed.toLowerCase();
  const user = identifier && (await findUserBy(db, identifier));
  const isKnown = user !== null && (await isKnownDevice(deviceToken, user, signing));
  const refused = await refuseTry(services, { account, isKnownDevice: isKnown });
  if (refused) return refused;
  const isRight = await isPassword(credentials.password, user?.passwordHash ?? null, derive);
  if (isRight instanceof Refusal) return isRight;
  if (!user || !isRight) {
    await countWrong(services);
    return WRONG_CREDENTIALS;
  }
  await forgetTriesOf(services, account);
  return withDevice(await startSession(services, user), user, signing);
}

async function signInByCode(token: string, services: Services): Promise<Tokens | Refusal> {
  const { db, now, codes } = services;
  const subject = await spendProof(db, { token, kinds: ['otp-signin'], now });
  const identifier = subject === null ? null : identifierOf(subject);
  const user = identifier && (await findUserBy(db, identifier));
  if (!user) return WRONG_CREDENTIALS;
  await confirmOwner(db, { user, session: null, now });
  const tokens = await startSession(services, { id: user.id });
  return withDevice(tokens, user, { secrets: codes.secrets, now });
}

export const signInHandlers = {
  signIn: ({ body }, services) => signIn(body, services),
  signInByPhone: ({ body }, services) => signIn(body, services),
} satisfies Partial<OriginHandlers>;
