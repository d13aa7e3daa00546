import { holdsName, passwordLengthFault } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import { Refusal } from '../../../calls/handler.ts';
import { isBreached, type BreachRange } from './breach-list.ts';

interface NewPassword {
  password: string;
  /** Names of the account: e-mail address, phone number, username. */
  names: readonly (string | null | undefined)[];
  /** List of breached passwords. Without one the check is skipped. */
  breaches?: BreachRange | undefined;
}

/** Returns why a password is not allowed; null if it is. */
export async function passwordFault(asked: NewPassword): Promise<Refusal | null> {
  const { password, names, breaches } = asked;
  const length = passwordLengthFault(password);
  if (length === 'too-short') return fault('has fewer than 8 characters', STATE.passwordTooShort);
  if (length === 'too-long') return fault('has more than 128 characters', STATE.passwordTooLong);
  if (holdsName(password, names)) return fault('tells whose it is', STATE.passwordOwnName);
  const isKnown =
    (await isCommonPassword(password)) ||
    (breaches !== undefined && (await isBreached(password, breaches)));
  return isKnown ? fault('is one that many use', STATE.passwordTooCommon) : null;
}

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the tens of thousands that people choose most, regardless of case.
 * The first call loads the list.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}

function fault(words: string, state: number): Refusal {
  return new Refusal(400, `The password ${words}.`, { state });
}
