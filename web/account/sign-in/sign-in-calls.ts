import {
  register,
  resolveIdentifier,
  signIn,
  signInByPhone,
  syncAccount,
} from '../../../edge/contracts/session-calls.ts';
import { resetPassword, resetPasswordByEmail } from '../../../edge/contracts/patron-calls.ts';
import { reportAction } from '../../app/monitoring/report.ts';
import { accountCall } from '../account-api.ts';
import type { Address } from '../codes/codes.ts';
import type { CaptchaWork } from '../codes/use-captcha.ts';
import { needsCountry, type Identifier } from '../form/identifier.ts';

/**
 * Returns the identifier in the API's form: a number without a plus is read as one of its country
 * (spec point 7, country-code header). The call does not reveal whether an account exists.
 */
export function resolve(identifier: Identifier): Promise<Address> {
  return accountCall(
    resolveIdentifier,
    { body: { identifier: identifier.text.trim() } },
    needsCountry(identifier) ? { 'country-code': identifier.country } : {},
  );
}

export async function signInByPassword(
  identifier: Identifier,
  password: string,
  { withCaptcha }: CaptchaWork,
): Promise<void> {
  const { kind, identifier: written } = await resolve(identifier);
  const body = { identifier: written, password };
  await withCaptcha((headers) =>
    accountCall(kind === 'email' ? signIn : signInByPhone, { body }, headers),
  );
  reportAction('sign-in', { by: 'password' });
}

export async function signInByCode(kind: Address['kind'], otpToken: string): Promise<void> {
  await accountCall(kind === 'email' ? signIn : signInByPhone, { body: { otpToken } });
  reportAction('sign-in', { by: 'code' });
}

export interface BettingCredentials {
  identifier: string;
  password: string;
}

export async function signInByBetting(
  body: BettingCredentials,
  { withCaptcha }: CaptchaWork,
): Promise<void> {
  await withCaptcha((headers) => accountCall(syncAccount, { body }, headers));
  reportAction('sign-in', { by: 'betting' });
}

export async function openAccount(
  otpToken: string,
  password: string,
  countryCode: string | undefined,
): Promise<void> {
  await accountCall(register, { body: { otpToken, password, countryCode } });
  reportAction('sign-up', { by: 'code' });
}

export async function choosePassword(
  kind: Address['kind'],
  otpToken: string,
  password: string,
): Promise<void> {
  const entry = kind === 'email' ? resetPasswordByEmail : resetPassword;
  await accountCall(entry, { body: { otpToken, password } });
}
