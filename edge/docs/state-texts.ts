import { STATE } from '../contracts/states.ts';

/** Text of each error state. The compiler reports a missing one. */
const STATE_TEXTS: Record<keyof typeof STATE, string> = {
  notInYourCountry: 'the product is not available in the visitor’s country',
  incorrectCode: 'the code is wrong',
  codeExpired: 'the code or its request is too old, used or unknown: request a new one',
  retryLimit:
    'too many tries: wait as long as Retry-After says, or request a new code where one was tried too often',
  captchaRequired: 'solve a captcha, then repeat the call with it',
  captchaWrong: 'the captcha is not solved, or too old',
  identifierMalformed:
    'neither an e-mail address nor a phone number, or the delivery service refuses it',
  unknownKey: '`ursId` does not name the API’s current key: fetch the key again, once',
  sealTooOld: 'the body was encrypted more than five minutes ago, or does not say when',
  noSmsCountry: 'no SMS is sent to numbers from this country',
  captchaTooEasy: 'the captcha took too little work: solve one of twice as much',
  wrongCredentials: 'wrong address or password',
  passwordTooShort: 'the password is too short',
  passwordTooLong: 'the password is too long',
  passwordTooCommon: 'the password is too common',
  passwordOwnName: 'the password contains the address or the username of the account',
  noSmsLeft: 'the limit of SMS within an hour is reached: wait as long as Retry-After says',
  notMobile: 'the number is not a mobile number',
  noEmailsLeft: 'the limit of e-mails within an hour is reached: wait as long as Retry-After says',
  noAccountsLeft:
    'the network, or its /48, has opened too many accounts within thirty days: another network may open one',
  usernameTaken: 'the username is taken',
  usernameMalformed: 'the username has other characters or another length than it may',
  statusMessageTooLong: 'the status message is too long',
  accountExists: 'an account with this address exists',
  addressUnconfirmed: 'the provider confirms no e-mail address',
  addressPresent:
    'the account has another address of this kind: repeat the call with `replace`; code and token are still valid',
  lastSignInMethod: 'nobody could sign in to the account without it',
  usernameReserved: 'the username is, or looks like, one of the product’s staff',
  ageRefused:
    'the account or device was too young within the last day: wait as long as Retry-After says',
  proofRequired: 'the proof of a code or password is missing, used or too old',
  signInRequired: 'the call requires a sign-in',
  sessionOver: 'the session has ended: sign in again',
  linkedElsewhere: 'the betting account belongs to another account',
  pictureTooLarge: 'the picture is too large',
  pictureUnreadable: 'the picture cannot be read',
  tooManyFavourites: 'there would be too many favourites',
  nothingToCommentOn: 'no such article or video is published',
};

/** A sentence about each state, ordered by number. */
export const STATES = Object.entries(STATE_TEXTS)
  .map(([name, text]) => [numberOf(name), text] as const)
  .toSorted(([one], [other]) => one - other)
  .map(([number, text]) => `${number}: ${text}.`)
  .join(' ');

function numberOf(name: string): number {
  return new Map<string, number>(Object.entries(STATE)).get(name) ?? 0;
}
