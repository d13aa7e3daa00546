import type { ApiCall, CallText } from '../contracts/api-call.ts';
import { beginsSession } from '../session/session-calls.ts';

const CAPTCHA_HEADERS = {
  'Captcha-Token': 'The token that `verifyCaptcha` returned for a solved captcha',
  'Captcha-Uuid': 'The uuid of that captcha',
};

/** Headers of calls that usually need no captcha. */
const LATER_CAPTCHA_HEADERS = {
  'Captcha-Token': `${CAPTCHA_HEADERS['Captcha-Token']}: only after a refusal with state 11813`,
  'Captcha-Uuid': CAPTCHA_HEADERS['Captcha-Uuid'],
};

const SEALED_HEADERS = {
  ursId:
    'The `kid` of the key that the body is encrypted for, as `{payload}`; absent where it is plain',
};

const DELIVERY_HEADERS = {
  'Token-Delivery':
    '`body`, from an app: the answer has the tokens in its body, and sets no cookie',
};

const DEVICE_HEADERS = {
  'Device-Token':
    'From an app: the latest `deviceToken` that a sign-in to the account on this device returned, valid for 180 days. ' +
    'Twenty tries with it need no captcha. A browser sends a cookie in its place',
};

const COUNTRY_HEADERS = {
  'country-code':
    'The fan’s country, ISO 3166 in lower case such as `br`; where it is absent, the one that the network is in',
};

/** A header that a call takes. */
export interface DescribedHeader {
  description: string;
  isRequired: boolean;
}

/** Returns the headers that a call takes, by their names. */
export function headersOf(call: ApiCall & CallText): Record<string, DescribedHeader> {
  return {
    ...(call.takesCountry && described(COUNTRY_HEADERS)),
    ...(call.takesCaptcha === 'always' && described(CAPTCHA_HEADERS, true)),
    ...(call.takesCaptcha === 'at-times' && described(LATER_CAPTCHA_HEADERS)),
    ...(call.encrypted && described(SEALED_HEADERS)),
    ...(call.api === 'patron' && beginsSession(call.path) && described(DELIVERY_HEADERS)),
    ...(call.takesDeviceToken && described(DEVICE_HEADERS)),
  };
}

function described(
  texts: Record<string, string>,
  isRequired = false,
): Record<string, DescribedHeader> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, { description, isRequired }]),
  );
}
