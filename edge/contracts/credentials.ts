/*
 * Rules for account data, for forms and the API. Passwords need no mix of character classes: a
 * minimum length and a list of common passwords exclude more weak ones.
 */

/** Length of a password, in Unicode code points. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Returns the fault of a password's length, or null if it is valid. */
export function passwordLengthFault(password: string): 'too-short' | 'too-long' | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  return length > PASSWORD_LENGTH.max ? 'too-long' : null;
}

/**
 * Length below which a username, or the local part of an e-mail address, is not compared: many
 * passwords contain such short texts.
 */
const MIN_REPORTED = 4;

/**
 * Whether a password contains a name of the account. `names` are its e-mail address, its phone
 * number in E.164 and its username.
 */
export function holdsName(
  password: string,
  names: readonly (string | null | undefined)[],
): boolean {
  const text = password.toLowerCase();
  const digits = password.replace(/\D/g, '');
  return names.some((name) => {
    if (!name) return false;
    // The last eight digits lack the country code, which users may omit.
    if (name.startsWith('+')) return digits.includes(name.slice(-8));
    const [local = '', domain] = name.toLowerCase().split('@');
    return (
      (local.length >= MIN_REPORTED && text.includes(local)) ||
      (domain !== undefined && text.includes(`${local}@`))
    );
  });
}

export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** Largest picture of a user that is accepted: pages show it small, as it was sent. */
export const AVATAR_LIMITS = { bytes: 256_000, side: 1_024 } as const;
/** Largest one that is shown: earlier versions accepted it, and an operator's own API may have it. */
export const SHOWN_AVATAR_LIMITS = { bytes: 2_000_000, side: 4_096 } as const;
const USERNAME = /^[A-Za-z0-9_]{3,20}$/;

/**
 * Whether a name is 3 to 20 Latin letters, digits and `_`. In other scripts, different letters look
 * too much alike.
 */
export function isUsername(name: string): boolean {
  return USERNAME.test(name);
}

/** Longest status message (the "bio" of a profile), in characters. */
export const STATUS_MESSAGE_LENGTH = 160;

export const CODE_LENGTH = 6;
