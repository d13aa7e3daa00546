import { STATE } from '../../../edge/contracts/states.ts';
import { isApiFailure, type ApiFailure } from '../../api/failure.ts';
import type { TextKey } from '../../../edge/shared/text/messages.ts';

export type FaultText = Extract<TextKey, `fault.${string}` | `failure.${string}`>;

/** Why a form was rejected, in the visitor's language, and the field concerned. */
export interface Fault {
  text: FaultText;
  /** Name of the field; absent if the fault concerns the whole form. */
  field?: string;
  /** Earliest time of the next try, ms as `Date.now`. */
  retryAt?: number;
}

/** A fault of the browser, not of a refused call: a timeout, or a captcha that it cannot solve. */
export class FormFailure extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

/** Returns the fault to show for an expected failure; rethrows any other error. */
export function faultOfError(error: unknown, now: number): Fault {
  if (error instanceof FormFailure) return error.fault;
  if (!isApiFailure(error)) throw error;
  return faultOf(error, now);
}

const OF_STATES = new Map<number, Fault>([
  [STATE.notInYourCountry, { text: 'failure.country' }],
  [STATE.incorrectCode, { text: 'failure.code', field: 'code' }],
  [STATE.codeExpired, { text: 'fault.codeExpired', field: 'code' }],
  [STATE.retryLimit, { text: 'failure.retries' }],
  [STATE.captchaRequired, { text: 'fault.captcha' }],
  [STATE.captchaTooEasy, { text: 'fault.captcha' }],
  [STATE.notMobile, { text: 'fault.notMobile', field: 'identifier' }],
  [STATE.noSmsCountry, { text: 'fault.noSmsCountry', field: 'identifier' }],
  [STATE.noSmsLeft, { text: 'fault.noSmsLeft' }],
  [STATE.noEmailsLeft, { text: 'fault.noEmailsLeft' }],
  [STATE.noAccountsLeft, { text: 'fault.noAccountsLeft' }],
  [STATE.captchaWrong, { text: 'fault.captcha' }],
  [STATE.identifierMalformed, { text: 'fault.identifier', field: 'identifier' }],
  [STATE.wrongCredentials, { text: 'fault.credentials', field: 'password' }],
  [STATE.passwordTooShort, { text: 'fault.passwordTooShort', field: 'password' }],
  [STATE.passwordTooLong, { text: 'fault.passwordTooLong', field: 'password' }],
  [STATE.passwordTooCommon, { text: 'fault.passwordTooCommon', field: 'password' }],
  [STATE.passwordOwnName, { text: 'fault.passwordOwnName', field: 'password' }],
  [STATE.usernameTaken, { text: 'fault.usernameTaken', field: 'username' }],
  [STATE.usernameReserved, { text: 'fault.usernameReserved', field: 'username' }],
  [STATE.ageRefused, { text: 'fault.ageRefused' }],
  [STATE.usernameMalformed, { text: 'fault.usernameMalformed', field: 'username' }],
  [STATE.statusMessageTooLong, { text: 'fault.bioTooLong', field: 'bio' }],
  [STATE.accountExists, { text: 'fault.accountExists' }],
  [STATE.addressPresent, { text: 'fault.addressPresent' }],
  [STATE.lastSignInMethod, { text: 'fault.lastSignInMethod' }],
  [STATE.proofRequired, { text: 'fault.proof' }],
  [STATE.signInRequired, { text: 'fault.signedOut' }],
  [STATE.sessionOver, { text: 'fault.signedOut' }],
  [STATE.linkedElsewhere, { text: 'fault.linkedElsewhere' }],
  [STATE.pictureTooLarge, { text: 'fault.pictureTooLarge', field: 'picture' }],
  [STATE.pictureUnreadable, { text: 'fault.pictureUnreadable', field: 'picture' }],
]);

/**
 * Returns the fault to show for a failed call, by its state number or status, not its English text.
 */
export function faultOf({ state, status, retryAfter }: ApiFailure, now: number): Fault {
  const known = state === undefined ? undefined : OF_STATES.get(state);
  const fault = known ?? { text: textOfStatus(status) };
  // The wait is days, and another network may open an account at once.
  const mayTry = retryAfter === undefined || state === STATE.noAccountsLeft;
  return mayTry ? fault : { ...fault, retryAt: now + retryAfter * 1_000 };
}

function textOfStatus(status: number): FaultText {
  if (status === 413) return 'fault.pictureTooLarge';
  if (status === 429) return 'failure.retries';
  if (status === 451) return 'failure.country';
  if (!navigator.onLine) return 'fault.offline';
  // A way in that is not set up answers 404.
  return status === 404 || status === 503 ? 'fault.away' : 'failure.generic';
}
