import { EVENT_STATUSES } from '../../realtime/sports/event-status.ts';
import { MAX_COMMENT } from '../contracts/comment.ts';
import {
  CODE_LENGTH,
  PASSWORD_LENGTH,
  STATUS_MESSAGE_LENGTH,
  USERNAME_LENGTH,
} from '../contracts/credentials.ts';
import type { FieldTexts } from './describe-fields.ts';
import { STATES } from './state-texts.ts';

/** Limits and values that the schemas of calls do not show. */
export const INPUT_TEXTS: FieldTexts = {
  'addComment.text': `1 to ${MAX_COMMENT} characters, at least one of them visible; links are made harmless`,
  username: `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} of A–Z, a–z, 0–9 and _; no reserved name`,
  password: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, none of the most common passwords`,
  statusMessage: `At most ${STATUS_MESSAGE_LENGTH} characters`,
  code: `${CODE_LENGTH} digits`,
  // Clients read unknown values as Unknown, so the schema of the call takes any text.
  eventStatus: {
    description: 'Status of the match (specification, point 4)',
    enum: EVENT_STATUSES,
  },
  'Error.state': `Why, as a number: the product’s own, and the specification’s 40002 and 11810. ${STATES}`,
};

/** The headers of a solved captcha (specification, point 7). */
export const CAPTCHA_HEADERS = {
  'Captcha-Token': 'The token that `verifyCaptcha` answered for a solved captcha',
  'Captcha-Uuid': 'The uuid of that captcha',
};

/** The headers of a call whose body may be sealed. */
export const SEALED_HEADERS = {
  ursId:
    'The `kid` of the key that the body is sealed for, as `{payload}`; absent where it is plain',
};

/** The header of a call that begins a session. */
export const DELIVERY_HEADERS = {
  'Token-Delivery': '`body`, from an app: tokens are answered in the body, and no cookie is set',
};

/** The header of a device that signed in to an account before. */
export const DEVICE_HEADERS = {
  'Device-Token':
    'From an app: the latest `deviceToken` that a sign-in to the account on this device answered, good for 180 days. ' +
    'Twenty tries with it need no captcha. A browser sends a cookie in its place',
};
