import type { DeliverCode } from '../delivery/deliver.ts';

/** What an SMS may be sent by: which countries, and how many within an hour. */
export interface SmsLimits {
  /** ISO 3166 in lower case; null for every country. Satellites and networks of no country are in none. */
  countries: ReadonlySet<string> | null;
  perCallingCode: number;
  perHour: number;
}

/** What codes and captchas take beside the database and the time. */
export interface CodeServices {
  /** What they are keyed with; null where no SESSION_SECRET is set, and nobody can have an account. */
  secret: string | null;
  /** What a call says of its captcha. */
  captcha: { token: string | null; uuid: string | null };
  isCaptchaRequired: boolean;
  /** Codes that one network may ask for within an hour. */
  perNetwork: number;
  /** Codes of everybody within ten minutes beyond which captchas take more work: of twice as many twice as much. */
  atEase: number;
  /** Wrong codes of everybody within ten minutes beyond which trying one takes a captcha. */
  wrongCodes: number;
  sms: SmsLimits;
  /** Takes note that no more SMS are sent within the hour, and of which budget. */
  report: (spent: { budget: string }) => void;
  deliver: DeliverCode;
  /** Fills what it is given with numbers that nobody can guess, and answers it. */
  random: (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;
}
