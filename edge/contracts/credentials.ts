/*
 * The rules of what an account is made of, for forms and for the API alike. None
 * of them asks for a mix of characters: length and a list of common passwords
 * keep out more than that.
 */

/** Characters of a password, any of Unicode's. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** What is wrong with a password's length; null for nothing. */
export function passwordLengthFault(password: string): 'too-short' | 'too-long' | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  return length > PASSWORD_LENGTH.max ? 'too-long' : null;
}

/** Shorter ones are in too many words to tell anything. */
const LEAST_TOLD = 4;

/**
 * Whether a password tells whose it is. `names` are what the account is found by or called: e-mail
 * address, phone number in E.164, username.
 */
export function holdsName(
  password: string,
  names: readonly (string | null | undefined)[],
): boolean {
  const text = password.toLowerCase();
  const digits = password.replace(/\D/g, '');
  return names.some((name) => {
    if (!name) return false;
    // Of a number without the code of its country.
    if (name.startsWith('+')) return digits.includes(name.slice(-8));
    const [local = '', domain] = name.toLowerCase().split('@');
    return (
      (local.length >= LEAST_TOLD && text.includes(local)) ||
      (domain !== undefined && text.includes(`${local}@`))
    );
  });
}

export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** The largest picture of a user that is taken, bytes. */
export const MAX_AVATAR_BYTES = 2_000_000;
/** Its longest side, px. */
export const MAX_AVATAR_SIDE = 4_096;
const USERNAME = /^[A-Za-z0-9_]{3,20}$/;

/** Whether a name has the letters of the Latin alphabet alone, which look least alike. */
export function isUsername(name: string): boolean {
  return USERNAME.test(name);
}

/** The longest status message, the "bio" of a profile, in characters. */
export const STATUS_MESSAGE_LENGTH = 160;

export const CODE_LENGTH = 6;
