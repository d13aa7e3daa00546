import {
  holdsName,
  PASSWORD_LENGTH,
  passwordLengthFault,
} from '../../../edge/contracts/credentials.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import type { Fault } from './fault.ts';

/**
 * Returns what a new password lacks, else how strong it is. It needs no mix of character classes.
 */
export function passwordWords(t: Text, password: string, own: readonly string[]): string {
  const { length } = [...password];
  if (length === 0) return t('password.rule');
  if (length < PASSWORD_LENGTH.min)
    return t('password.missing', { count: PASSWORD_LENGTH.min - length });
  if (length > PASSWORD_LENGTH.max) return t('fault.passwordTooLong');
  if (holdsName(password, own)) return t('password.ownName');
  return t(length < 14 ? 'password.enough' : 'password.good');
}

/** Returns the fault of a new password's length, without an API call; undefined if it is valid. */
export function newPasswordFault(password: string): Fault | undefined {
  const fault = passwordLengthFault(password);
  if (fault === null) return undefined;
  const text = fault === 'too-short' ? 'fault.passwordTooShort' : 'fault.passwordTooLong';
  return { text, field: 'password' };
}
