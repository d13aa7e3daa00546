import type { CodeChannel } from '../../db/code-schema.ts';
import type { DeliverCode } from '../delivery/deliver.ts';

/** Limits of SMS: the allowed countries, and the most messages within an hour. */
export interface SmsLimits {
  /**
   * ISO 3166 in lower case; null for every country. Satellite and international networks belong to
   * no country.
   */
  countries: ReadonlySet<string> | null;
  perCallingCode: number;
  perHour: number;
}

/** Services for codes and captchas, beside database and time. */
export interface CodeServices {
  /** Key for hashes; null if SESSION_SECRET is unset, so nobody can have an account. */
  secret: string | null;
  /** The keys whose hashes are accepted: two while one replaces the other. */
  secrets: readonly string[];
  /** The call's captcha headers. */
  captcha: { token: string | null; uuid: string | null };
  isCaptchaRequired: boolean;
  /** Whether captchas can be had here: an API elsewhere accepts only its own, and nobody else does. */
  hasCaptchas: boolean;
  /** SMS per network within an hour for the usual work of a captcha, and a tenth of the e-mails. */
  perNetwork: number;
  /** Wait before the next request of a code, s. */
  resendSeconds: number;
  /**
   * Codes of all clients within ten minutes for which captchas take the usual work. Twice the codes
   * take twice the work.
   */
  atEase: number;
  /** Wrong codes of all clients within ten minutes from which on a try needs a captcha. */
  wrongCodes: number;
  sms: SmsLimits;
  /** E-mails within an hour. */
  emailsPerHour: number;
  /** Reports that a budget of messages is used up for the hour. */
  report: (spent: { channel: CodeChannel; budget: string }) => void;
  deliver: DeliverCode;
  /** Fills the array with unpredictable numbers and returns it. */
  random: (words: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>;
}
