let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the tens of thousands that people choose most,
 * whatever its case. They are unpacked when the first is asked about.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}
