/*
 * Rules for account data, for forms and the API. None requires a mix of characters: length and a list of
 * common passwords keep out more than that.
 */

/** Characters of a password, any of Unicode's. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Returns the fault of a password's length, or null. */
export function passwordLengthFault(password: string): 'too-short' | 'too-long' | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  return length > PASSWORD_LENGTH.max ? 'too-long' : null;
}

/** Shortest compared name: shorter ones are too common. */
const MIN_REPORTED = 4;

/**
 * Whether a password has an account name. `names` are what the account is found by or called: e-mail address,
 * phone number in E.164, username.
 */
export function holdsName(
  password: string,
  names: readonly (string | null | undefined)[],
): boolean {
  const text = password.toLowerCase();
  const digits = password.replace(/\D/g, '');
  return names.some((name) => {
    if (!name) return false;
    // Last digits, without the country code.
    if (name.startsWith('+')) return digits.includes(name.slice(-8));
    const [local = '', domain] = name.toLowerCase().split('@');
    return (
      (local.length >= MIN_REPORTED && text.includes(local)) ||
      (domain !== undefined && text.includes(`${local}@`))
    );
  });
}

export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** Largest accepted picture of a user, bytes. */
export const MAX_AVATAR_BYTES = 2_000_000;
/** Its longest side, px. */
export const MAX_AVATAR_SIDE = 4_096;
const USERNAME = /^[A-Za-z0-9_]{3,20}$/;

/** Whether a name has only Latin letters, digits and `_`, which look least alike. */
export function isUsername(name: string): boolean {
  return USERNAME.test(name);
}

/** The longest status message, the "bio" of a profile, in characters. */
export const STATUS_MESSAGE_LENGTH = 160;

export const CODE_LENGTH = 6;
