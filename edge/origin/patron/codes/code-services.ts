import type { DeliverCode } from '../delivery/deliver.ts';

/** What codes and captchas take beside the database and the time. */
export interface CodeServices {
  /** What they are keyed with; null where no SESSION_SECRET is set, and nobody can have an account. */
  secret: string | null;
  /** What a call says of its captcha. */
  captcha: { token: string | null; uuid: string | null };
  isCaptchaRequired: boolean;
  /** Codes that one network may ask for within an hour. */
  perNetwork: number;
  deliver: DeliverCode;
  /** Fills what it is given with numbers that nobody can guess, and answers it. */
  random: (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;
}
