import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../../calls/handler.ts';
import { NO_MOBILE_NUMBER, NO_SMS_COUNTRY, NO_SMS_LEFT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Database } from '../../db/database.ts';
import { countTry } from '../../throttle.ts';
import type { CodeServices, SmsLimits } from './code-services.ts';

const HOUR = 3_600_000;
const NOT_MOBILE = new Refusal(400, NO_MOBILE_NUMBER, { state: STATE.notMobile });
const NOT_THERE = new Refusal(400, NO_SMS_COUNTRY, { state: STATE.noSmsCountry });

/** Returns why a number (E.164) gets no SMS, regardless of limits. */
export function refuseNumber(number: string, { countries }: SmsLimits): Refusal | null {
  const read = parsePhoneNumberFromString(number);
  const country = read?.country?.toLowerCase();
  if (country === undefined || countries?.has(country) === false) return NOT_THERE;
  // Some countries' numbers do not show whether they are mobile.
  const type = read?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? null : NOT_MOBILE;
}

interface Sending {
  db: Database;
  now: number;
  codes: Pick<CodeServices, 'secret' | 'sms' | 'report'>;
}

/**
 * Counts an SMS to an allowed number (E.164), or returns why it is not sent. The limit of the
 * calling code comes first, so that one whose budget is spent does not spend that of others.
 */
export async function countSms(
  number: string,
  { db, now, codes: { secret, sms, report } }: Sending,
): Promise<Refusal | null> {
  const refused = refuseNumber(number, sms);
  if (refused) return refused;
  const callingCode = parsePhoneNumberFromString(number)?.countryCallingCode ?? '';
  for (const [key, limit] of [
    [`sms to +${callingCode}`, sms.perCallingCode],
    ['sms', sms.perHour],
  ] as const) {
    const { allowed, retryAfter } = await countTry(db, key, { limit, windowMs: HOUR, now, secret });
    if (allowed) continue;
    report({ budget: key });
    return new Refusal(429, NO_SMS_LEFT, { state: STATE.noSmsLeft, retryAfter });
  }
  return null;
}
