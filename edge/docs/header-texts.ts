import type { ApiCall, CallText } from '../contracts/api-call.ts';
import { beginsSession } from '../session/session-calls.ts';

const CAPTCHA_HEADERS = {
  'Captcha-Token': 'The token that `verifyCaptcha` answered for a solved captcha',
  'Captcha-Uuid': 'The uuid of that captcha',
};

const SEALED_HEADERS = {
  ursId:
    'The `kid` of the key that the body is sealed for, as `{payload}`; absent where it is plain',
};

const DELIVERY_HEADERS = {
  'Token-Delivery': '`body`, from an app: tokens are answered in the body, and no cookie is set',
};

const DEVICE_HEADERS = {
  'Device-Token':
    'From an app: the latest `deviceToken` that a sign-in to the account on this device answered, good for 180 days. ' +
    'Twenty tries with it need no captcha. A browser sends a cookie in its place',
};

const COUNTRY_HEADERS = {
  'country-code':
    'The fan’s country, ISO 3166 in lower case such as `br`; where it is absent, the one that the network is in',
};

/** Returns the headers that a call takes, with their meaning. Each is optional. */
export function headersOf(call: ApiCall & CallText): Record<string, string> {
  return {
    ...(call.takesCountry && COUNTRY_HEADERS),
    ...(call.takesCaptcha && CAPTCHA_HEADERS),
    ...(call.encrypted && SEALED_HEADERS),
    ...(call.api === 'patron' && beginsSession(call.path) && DELIVERY_HEADERS),
    ...(call.takesDeviceToken && DEVICE_HEADERS),
  };
}
