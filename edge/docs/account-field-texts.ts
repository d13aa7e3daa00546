import { MAX_COMMENT } from '../contracts/comment.ts';
import {
  CODE_LENGTH,
  PASSWORD_LENGTH,
  STATUS_MESSAGE_LENGTH,
  USERNAME_LENGTH,
} from '../contracts/credentials.ts';
import type { FieldTexts } from './describe-fields.ts';
import { STATES } from './state-texts.ts';

const STATE = 'The reason as a number; absent where status and `message` are enough';
const FAVOURITE_TYPE = '10 a sport, 20 a league, 30 a team, 40 a match, 50 a player';
const AUTHOR = 'Username of the author; null for one without, and for a deleted user';
const REQUEST = 'Id of the request for a code: send it with the code';

const CALENDAR_KEY =
  '32 random bytes in base64url: whoever has them may change and end the calendar. Its id is their SHA-256';

/** Texts of the members of calls about accounts, favourites and comments. */
export const ACCOUNT_FIELD_TEXTS: FieldTexts = {
  'answer.data': 'The requested data',
  'answer.message': 'Absent in a successful answer',
  'answer.state': 'Absent in a successful answer',
  'Error.message':
    'What is wrong, in English, for developers: choose a fan’s text by `state` and status',
  'Error.state': `${STATE}. ${STATES}`,

  // Codes and proofs
  identifier: 'An e-mail address or a phone number; a national number is of the `country-code`',
  'resolveIdentifier.kind': 'Kind of the identifier',
  'data.identifier':
    'The address with its domain in lower case, or the number as E.164: `+5511961234567`',
  email: 'E-mail address',
  'getProfile.email': 'E-mail address; null without one',
  phone: 'Phone number: E.164, or a national one of `countryCode`',
  'data.phone': 'Phone number as E.164: `+5511961234567`; in a profile null without one',
  purpose:
    'What the code is for: `register` opens an account, `signin` signs in, `reset` sets a forgotten password, `verify` confirms an address of the signed-in user',
  requestId: REQUEST,
  sessionId: REQUEST,
  resendIn: 'Seconds to wait before another request',
  expiresIn: 'Life of the access token, s',
  'acquireEmailOtp.expiresIn': 'Life of the code, s',
  'acquirePhoneOtp.expiresIn': 'Life of the code, s',
  code: `${CODE_LENGTH} digits`,
  otpToken:
    'Proof that a code was right: valid once, within ten minutes, and for the code’s purpose only',
  token:
    'Proof that the password was right, from `confirmPassword`: valid once, within five minutes',
  'verifyEmailOtp.token':
    'From `confirmPassword`: with it the address is added to the signed-in user’s account',
  'verifyPhoneOtp.token':
    'From `confirmPassword`: with it the number is added to the signed-in user’s account',
  replace:
    'True to replace the account’s address of this kind. Otherwise the call is refused with state 11835, and code and token stay valid',

  // Captcha
  isRequired: 'Whether a code needs a solved captcha',
  'getCaptchaConfig.provider': 'Provider of the captcha',
  algorithm: 'How the key is derived',
  'getCaptchaConfig.expiresIn': 'Life of a challenge, and of the token of its solution, s',
  uuid: 'Id of the captcha, for the header `Captcha-Uuid`',
  challenge: 'The challenge to solve; send it back unchanged',
  parameters: 'Values that the solution is computed from',
  nonce: 'First part of the hashed bytes, hexadecimal; the counter follows it',
  salt: 'Salt, hexadecimal',
  cost: 'Iterations of PBKDF2',
  keyLength: 'Length of the derived key, bytes',
  keyPrefix: 'How the derived key must begin, hexadecimal',
  keySignature: 'Signature of the right key, which the API checks',
  'parameters.expiresAt': 'When it expires, seconds since 1970',
  'parameters.data': 'Further signed data',
  work: 'How much work it takes, as a multiple of the usual',
  signature: 'Signature of the parameters, which the API checks',
  payload: 'Base64 of `{"challenge": …, "solution": {"counter": …, "derivedKey": …}}` as JSON',
  'verifyCaptcha.token': 'For the header `Captcha-Token` of one call',
  'verifyCaptcha.expiresIn': 'Life of the token, s',

  // Sessions
  password: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, none of the most common passwords`,
  accessToken: 'Access token: an app sends it as `Authorization: Bearer`',
  renewalToken:
    'Renewal token: valid once, for new tokens. Only in answers to an app; a browser gets a cookie',
  deviceToken:
    'For the header `Device-Token` of later sign-ins on this device; absent where no device is remembered',
  'getEncryptionKey.key': 'The public key, a JWK',
  kid: 'Id of the key, for the header `ursId`',
  'getEncryptionKey.expiresAt': 'Time until which a client may keep the key, ms',
  now: 'The API’s clock, ms: for `iat` where the client’s may be wrong',
  kty: 'Kind of key',
  crv: 'Curve of the key',
  x: 'First coordinate',
  y: 'Second coordinate',
  alg: 'Algorithm',
  use: 'Use of the key: encryption',
  providers: 'Providers that a visitor can sign in with',
  'getProfile.providers': 'The providers, Google or Apple, that the account is linked to',
  url: 'The provider’s page, for the fan’s browser to open',
  'data.state':
    'The provider sends it back with the fan, and an app compares both. Valid once, within ten minutes',
  'finishSocialSignIn.code': 'The `code` that the provider sent',
  'finishSocialSignIn.state': 'The `state` that the provider sent',
  iss: 'The `iss` that the provider sent, if it did (RFC 9207)',

  // Profiles
  userId: 'Id of the user; only the user sees it',
  username: `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} of A–Z, a–z, 0–9 and _; no reserved name`,
  'getProfile.username': 'Username; null until one is chosen',
  statusMessage: `At most ${STATUS_MESSAGE_LENGTH} characters`,
  avatarUri: 'Address of the picture, full or of this site; null without one',
  countryCode: 'Country, ISO 3166 in lower case: `br`; null where it is unknown',
  'openPhoneOtp.countryCode': 'Country of a number without a calling code, ISO 3166: `br`',
  'register.countryCode': 'The user’s country, ISO 3166: `br`; where it is absent, the caller’s',
  countryName: 'English name of the country',
  uniqueHashKey:
    'Public id of the user, the same in their profile and on their comments; it reveals nothing of them. It changes when the first code empties the profile (`addressConfirmed`)',
  hasPassword: 'Whether the user has a password; without one codes confirm who they are',
  ageVerified: 'Whether the user has confirmed that they are old enough',
  createdAt: 'Time of creation, ms',
  bettingAccounts: 'Ids of the linked accounts of the betting site',
  addressConfirmed:
    'False while only the betting site, or a provider that does not host the address, vouches for it: the first confirmed code ends all other sessions and all calendars and unlinks betting accounts; if no session of the account presents it, it also unlinks the provider, empties the profile, and makes the comments those of a deleted account',
  'downloadData.profile': 'The profile, as `getProfile` returns it',
  addressConfirmedAt: 'When the user first proved an address, ms; null if never',
  picture: 'The picture; null without one',
  'picture.type': 'Its media type',
  base64: 'Its bytes in base64',
  signIns: 'The sign-ins that have not expired',
  renewedAt: 'When it was last renewed, ms',
  'signIns.expiresAt': 'When it expires without another renewal, ms',
  revokedAt: 'When it ended, ms; null while it is valid',
  identities: 'The linked accounts of Google and Apple',
  'identities.provider': 'Google or Apple',
  'identities.subject': 'Id of the person at the provider',
  betting: 'The linked accounts of the betting site',
  linkedAt: 'When it was linked, ms',
  'downloadData.favourites': 'The favourites',
  addedAt: 'When it was added, ms',
  'downloadData.calendars': 'Calendars of what the account follows',
  'calendars.seenAt': 'When it was last read or changed, ms',
  'downloadData.comments': 'The comments, also withdrawn ones',
  withdrawnAt: 'When the operator withdrew it, ms; null while it is shown',
  codes: 'Requests for codes of the last hour',
  channel: 'By e-mail or SMS',
  'codes.purpose': 'What the code was for',
  'codes.to': 'The address or number',
  'codes.expiresAt': 'When the request expires, ms',
  usedAt: 'When it was used, ms; null if never',
  proofs: 'Proofs of the last minutes that a code or password was right',
  'proofs.kind': 'What was proved',
  'proofs.subject': 'Id of the user or address that the proof is for',
  'proofs.expiresAt': 'When the proof expires, ms',
  file: 'A JPEG, PNG or WebP',
  dateOfBirth: 'Day of birth, YYYY-MM-DD; it is not stored',
  isOldEnough: 'Whether the user is old enough',
  minimumAge: 'The age from which a user is old enough, years',
  account: 'Id of the account at the betting site',
  linked: 'Always true',
  keep: 'True to unlink it from the account that has it',

  // Favourites
  favouriteItemId: 'Id of the sport, league, team, match or player',
  type: FAVOURITE_TYPE,
  name: 'Full name',
  shortName: 'Short name: show it, or `name` where it is absent, null or empty',
  // The fan's own calendar
  calendarId: 'Id of the calendar, part of its address: `/calendar/{calendarId}.ics`',
  'findMyCalendar.calendarId': 'Id of the calendar of the account; null for none',
  'saveMyCalendar.key': CALENDAR_KEY,
  'replaceMyCalendar.key': CALENDAR_KEY,
  'endMyCalendar.key': `${CALENDAR_KEY}; null for those of the account alone`,
  former: 'Key of the calendar to end; null for none',
  isOfAccount: 'Whether it shows what the account follows, instead of the items',
  'saveMyCalendar.items': 'What the device follows',
  'replaceMyCalendar.items': 'What the device follows',
  applicationServerKey:
    'The product’s public key that browsers subscribe with, 65 bytes in base64url',
  'getPushKey.applicationServerKey':
    'The current public key of the product; null where it sends no alerts to closed pages',
  endpoint: 'Address of the browser at its push service',
  'provePushSubscription.subscription': 'Id of the subscription, from `proof` of its message',
  'provePushSubscription.nonce': 'Text from `proof` of a message to the browser',
  'savePushSubscription.keys': 'Keys with which messages to the browser are encrypted (RFC 8291)',
  p256dh: 'Public key of the browser on P-256, 65 bytes in base64url',
  auth: 'Secret of the browser, 16 bytes in base64url',
  timeZone: 'IANA name of the fan’s time zone, for the quiet hours',
  quiet: 'Minutes of the fan’s day between which no alerts are sent; null for none',
  hidesScores: 'Whether messages say only that something has happened',
  'savePushSubscription.items': 'Leagues, teams, matches and players to get alerts about',
  'savePushSubscription.language': 'Language of the messages',
  'quiet.from': 'First quiet minute of the day',
  'quiet.to': 'First minute after them; an earlier one is on the next day',
  kinds:
    'Which alerts: line-ups, the start, scores, red cards, breaks of serve, changes of the lead in the last five minutes, breaks, the end; for a player goals, cards, and coming on or going off (`field`)',
  relatedName:
    'What it belongs to: a team’s sport, a match’s league, a player’s team; absent or null for none',
  logoUri: 'Full address of its picture; absent or null for none',
  kit: 'Own colours of a team; absent if unknown',
  radarId:
    'Id for `…RadarId` in addresses: `sr:sport:1` of a sport; else the same as `favouriteItemId`',
  'FavouriteItem.fixtureSportId': 'Id of its sport; absent or null for none',
  'FavouriteItem.fixtureStartTime': 'Start of a match, ms; absent or null for others',
  teamIds: 'Teams of a player, whose matches count as the fan’s; absent for others',
  'addFavourites.items': 'What to add; a repeated item counts once',
  'removeFavourites.items': 'What to remove',
  added: 'What to add',
  removed: 'What to remove',
  all: 'Number of matches: the sum of the other counts and of matches that are off',
  live: 'How many are in play',
  fixtures: 'How many have not begun',
  results: 'How many are over',

  // Comments
  commentId: 'Id of the comment',
  newsId: 'Id of the article or video that is commented on or viewed',
  'addComment.text': `1 to ${MAX_COMMENT} characters, at least one of them visible; links are made harmless`,
  text: 'The comment as it is shown: plain text without links',
  'data.text': 'The comment as it is shown: plain text without links',
  'addComment.username': AUTHOR,
  'listComments.username': AUTHOR,
  isUserDeleted:
    'Whether the author’s account is deleted, or its first code came without a session of it',
};
