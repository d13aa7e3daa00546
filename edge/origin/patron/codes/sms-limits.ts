import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { senderOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import { NO_MOBILE_NUMBER, NO_SMS_COUNTRY, NO_SMS_LEFT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Database } from '../../db/database.ts';
import { countTogether, type Limit } from '../../throttle.ts';
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
  network: string | null;
  codes: Pick<CodeServices, 'secret' | 'sms' | 'report'>;
}

/** What an SMS says: a code, or the notice that a number left its account. */
type SmsKind = 'code' | 'notice';

/** One sender, an IPv4 address or a /48, gets this part of each budget at most, so that others get theirs. */
const PART_OF_SENDER = 1 / 10;

/**
 * Counts an SMS to an allowed number (E.164) in the budgets of its calling code and of all, and in
 * the sender's parts of both; or returns why it is not sent, and counts nothing. A notice counts as
 * well, but needs no rest of the sender's part: who used it up must not silence the warning of a
 * number's owner. An unknown network has no part, as it has no limit of codes.
 */
export async function countSms(
  number: string,
  kind: SmsKind,
  { db, now, network, codes: { secret, sms, report } }: Sending,
): Promise<Refusal | null> {
  const refused = refuseNumber(number, sms);
  if (refused) return refused;
  const callingCode = parsePhoneNumberFromString(number)?.countryCallingCode ?? '';
  const budgets = [
    { key: `sms to +${callingCode}`, limit: sms.perCallingCode, windowMs: HOUR },
    { key: 'sms', limit: sms.perHour, windowMs: HOUR },
  ];
  const parts = network === null ? [] : budgets.map((budget) => partOf(budget, { network, kind }));
  const waits = await countTogether(db, [...budgets, ...parts], { now, secret });
  const retryAfter = Math.max(...waits);
  if (retryAfter === 0) return null;
  const spent = budgets.find((_budget, at) => (waits[at] ?? 0) > 0);
  if (spent) report({ budget: spent.key });
  return new Refusal(429, NO_SMS_LEFT, { state: STATE.noSmsLeft, retryAfter });
}

/** Returns the limit of a sender's part of a budget. */
function partOf(
  { key, limit, windowMs }: Limit & { key: string },
  { network, kind }: { network: string; kind: SmsKind },
): Limit & { key: string } {
  return {
    key: `${key} from ${senderOf(network)}`,
    limit:
      kind === 'code' ? Math.max(1, Math.floor(limit * PART_OF_SENDER)) : Number.POSITIVE_INFINITY,
    windowMs,
  };
}
