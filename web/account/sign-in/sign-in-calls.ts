import {
  register,
  resolveIdentifier,
  signIn,
  signInByPhone,
  syncAccount,
} from '../../../edge/contracts/session-calls.ts';
import { resetPassword, resetPasswordByEmail } from '../../../edge/contracts/patron-calls.ts';
import { accountCall } from '../account-api.ts';
import type { Address } from '../codes/codes.ts';
import { writtenIdentifier, type Identifier } from '../form/identifier.ts';

/** What was entered as the API writes it. It does not say whether anybody has such an account. */
export function resolve(identifier: Identifier): Promise<Address> {
  return accountCall(resolveIdentifier, { body: { identifier: writtenIdentifier(identifier) } });
}

export async function signInByPassword(identifier: Identifier, password: string): Promise<void> {
  const { kind, identifier: written } = await resolve(identifier);
  await accountCall(kind === 'email' ? signIn : signInByPhone, {
    body: { identifier: written, password },
  });
}

export async function signInByCode(kind: Address['kind'], otpToken: string): Promise<void> {
  await accountCall(kind === 'email' ? signIn : signInByPhone, { body: { otpToken } });
}

export async function signInByBetting(identifier: string, password: string): Promise<void> {
  await accountCall(syncAccount, { body: { identifier, password } });
}

export async function openAccount(
  otpToken: string,
  password: string,
  countryCode: string | undefined,
): Promise<void> {
  await accountCall(register, { body: { otpToken, password, countryCode } });
}

export async function choosePassword(
  kind: Address['kind'],
  otpToken: string,
  password: string,
): Promise<void> {
  const entry = kind === 'email' ? resetPasswordByEmail : resetPassword;
  await accountCall(entry, { body: { otpToken, password } });
}
