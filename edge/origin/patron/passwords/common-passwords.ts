let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the tens of thousands that people choose most, in any case. The
 * first call unpacks them.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}
