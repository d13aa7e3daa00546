import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { senderOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import {
  NO_EMAILS_LEFT,
  NO_MOBILE_NUMBER,
  NO_SMS_COUNTRY,
  NO_SMS_LEFT,
} from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { CodeChannel } from '../../db/code-schema.ts';
import type { Database } from '../../db/database.ts';
import { countTogether, type Key, type Limit, type LimitedKey } from '../../throttle.ts';
import type { Identifier } from '../accounts/identifier.ts';
import type { CodeServices, SmsLimits } from './code-services.ts';
import { channelOf } from './otp-requests.ts';

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
  codes: Pick<CodeServices, 'secret' | 'sms' | 'emailsPerHour' | 'report'>;
}

/** What a message says: a code, or the notice that an address left its account. */
type MessageKind = 'code' | 'notice';

type Budget = Limit & { key: Key };

/** One sender, an IPv4 address or a /48, gets this part of each budget at most, so that others get theirs. */
const PART_OF_SENDER = 1 / 10;

const UNLIMITED = Number.POSITIVE_INFINITY;

/** Message and state of the refusal when none are left. */
const NONE_LEFT = {
  email: { message: NO_EMAILS_LEFT, state: STATE.noEmailsLeft },
  sms: { message: NO_SMS_LEFT, state: STATE.noSmsLeft },
} as const satisfies Record<CodeChannel, object>;

/**
 * Counts a message to an address in its budgets, and in the sender's parts of them; or returns why it is not
 * sent, and counts nothing. A notice counts as well, but needs no rest of the sender's part: who used it up must
 * not silence the warning of an address's owner. An unknown network has no part, as it has no limit of codes.
 */
export async function countMessage(
  identifier: Identifier,
  kind: MessageKind,
  { db, now, network, codes }: Sending,
): Promise<Refusal | null> {
  const channel = channelOf(identifier);
  const refused = channel === 'sms' ? refuseNumber(identifier.value, codes.sms) : null;
  if (refused) return refused;
  const budgets = budgetsOf(identifier, kind, codes);
  const parts = network === null ? [] : budgets.map((budget) => partOf(budget, { network, kind }));
  const waits = await countTogether(db, [...budgets, ...parts], { now, secret: codes.secret });
  const retryAfter = Math.max(...waits);
  if (retryAfter === 0) return null;
  const spent = budgets.find((_budget, at) => (waits[at] ?? 0) > 0);
  if (spent) codes.report({ channel, budget: spent.key.join(' ') });
  const { message, state } = NONE_LEFT[channel];
  return new Refusal(429, message, { state, retryAfter });
}

/** Returns the budgets of an address: of its channel and, for SMS, of its calling code. */
function budgetsOf(
  { kind, value }: Identifier,
  message: MessageKind,
  { sms, emailsPerHour }: Sending['codes'],
): Budget[] {
  if (kind === 'email') {
    // A notice costs next to nothing, and who spends the budget must not silence it.
    const limit = message === 'code' ? emailsPerHour : UNLIMITED;
    return [{ key: ['emails'], limit, windowMs: HOUR }];
  }
  const callingCode = parsePhoneNumberFromString(value)?.countryCallingCode ?? '';
  return [
    { key: ['sms to', `+${callingCode}`], limit: sms.perCallingCode, windowMs: HOUR },
    { key: ['sms'], limit: sms.perHour, windowMs: HOUR },
  ];
}

/**
 * Returns the limit of a sender's part of a budget. It counts in the budget's own window: in one of its own a sender
 * could get a part at that one's end and another at the next one's start, both of one budget.
 */
function partOf(
  { key, limit, windowMs }: Budget,
  { network, kind }: { network: string; kind: MessageKind },
): LimitedKey {
  const part = Math.max(1, Math.floor(limit * PART_OF_SENDER));
  return {
    key: ['of sender', key, senderOf(network)],
    limit: kind === 'code' ? part : UNLIMITED,
    windowMs,
    partOf: key,
  };
}
