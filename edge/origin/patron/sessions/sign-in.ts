import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import type { Sender } from '../../../hashing/turns.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import type { Key } from '../../throttle.ts';
import { confirmOwner } from '../accounts/first-confirmation.ts';
import { identifierOf, keyOf, readIdentifier } from '../accounts/identifier.ts';
import { spendProof } from '../accounts/proofs.ts';
import { WRONG_CREDENTIALS } from '../accounts/refusals.ts';
import { findUserBy, hasAddress } from '../accounts/users.ts';
import { refuseCaptcha } from '../captcha/refuse-captcha.ts';
import { isPassword } from '../passwords/hash-password.ts';
import { isKnownDevice, withDevice } from './known-device.ts';
import { startSession } from './sessions.ts';
import { admitTry, countWrong, forgetTriesOf, takeBackFromNetwork } from './sign-in-limits.ts';

type Credentials = { identifier: string; password: string } | { otpToken: string };

async function signIn(credentials: Credentials, services: Services): Promise<Tokens | Refusal> {
  if ('otpToken' in credentials) return signInByCode(credentials.otpToken, services);
  const { db, derive, deviceToken, now, visitorsCountry, codes } = services;
  const signing = { secrets: codes.secrets, now };
  const typed = credentials.identifier;
  const identifier = readIdentifier(typed, visitorsCountry);
  const account: Key = identifier ? ['address', keyOf(identifier)] : ['text', typed.toLowerCase()];
  const user = identifier && (await findUserBy(db, identifier));
  const isKnown = user !== null && (await isKnownDevice(deviceToken, user, signing));
  const sender = await admitTry(services, { account, isKnownDevice: isKnown });
  if (sender instanceof Refusal) return sender;
  const check = (by: Sender) =>
    isPassword(credentials.password, user?.passwordHash ?? null, (job) => derive(job, by));
  let isRight = await check(sender);
  // Too many wait for a hash. Behind a captcha, those who made up their sign-ins do not follow.
  if (isRight instanceof Refusal && sender === 'stranger')
    isRight = (await refuseCaptcha(services)) ?? (await check('proved'));
  if (isRight instanceof Refusal) return isRight;
  if (!user || !isRight) {
    await countWrong(services);
    return WRONG_CREDENTIALS;
  }
  await forgetTriesOf(services, account);
  if (sender !== 'known') await takeBackFromNetwork(services);
  return withDevice(await startSession(services, user), user, signing);
}

async function signInByCode(token: string, services: Services): Promise<Tokens | Refusal> {
  const { db, now, codes } = services;
  const subject = await spendProof(db, { token, kinds: ['otp-signin'], now });
  const identifier = subject === null ? null : identifierOf(subject);
  const user = identifier && (await findUserBy(db, identifier));
  if (!user) return WRONG_CREDENTIALS;
  await confirmOwner(services, { user, identifier, session: null });
  // The address may leave the account meanwhile.
  const tokens = await startSession(services, { id: user.id, isLinked: hasAddress(identifier) });
  return withDevice(tokens, user, { secrets: codes.secrets, now });
}

export const signInHandlers = {
  signIn: ({ body }, services) => signIn(body, services),
  signInByPhone: ({ body }, services) => signIn(body, services),
} satisfies Partial<OriginHandlers>;
