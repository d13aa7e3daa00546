/*
 * What the product says of failures, word for word as spec point 8 has it.
 */
export const GENERIC_FAILURE = 'Something went wrong. Please try again!';
/** With the state 40002. */
export const NOT_IN_YOUR_COUNTRY = 'This feature is not available in your country.';
export const NO_LEAGUE_DATA = 'No data available for this league.';
export const NO_TEAM_DATA = 'No data available for this team.';
export const RETRY_LIMIT = "You've reached your retry limitation. Please try again later.";
/** With the state 11810. */
export const INCORRECT_CODE = 'Incorrect code! Please verify and try again.';

/** What the product says of other ids that name nothing. */
export const NO_MATCH = 'No match has this id.';
export const NO_PLAYER = 'No player has this id.';
export const NO_FAVOURITE = 'Nothing of this type has this id.';

/** What the product says of codes and captchas, with their states. */
export const CODE_EXPIRED = 'This code is no longer good. Ask for a new one.';
export const CAPTCHA_REQUIRED = 'Solve the captcha first.';
export const CAPTCHA_WRONG = 'The captcha is not solved, or its time is over.';
export const NO_EMAIL_ADDRESS = 'This is no e-mail address.';
export const NO_PHONE_NUMBER = 'This is no phone number.';

export const NO_DATE_OF_BIRTH = 'This is no date of birth.';
/** With the states of pictures. */
export const PICTURE_TOO_LARGE = 'The picture is too large: 2 MB and 4096 px at most.';
export const PICTURE_UNREADABLE =
  'This is no JPEG, PNG or WebP that can be read, or it is smaller than 32 px.';

/** What spec point 8 has: what may be said to a visitor, whoever says it. */
export const OWN_MESSAGES: ReadonlySet<string> = new Set([
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  RETRY_LIMIT,
  INCORRECT_CODE,
]);

/**
 * The numbers by which a page finds its words for a failure. 40002 and 11810 are
 * the specification's (design §4), the others the product's own.
 */
export const STATE = {
  notInYourCountry: 40_002,
  incorrectCode: 11_810,
  codeExpired: 11_811,
  /** Too many tries, of codes, sign-ins or anything else that is counted; with `Retry-After`. */
  retryLimit: 11_812,
  captchaRequired: 11_813,
  captchaWrong: 11_814,
  /** What should be an e-mail address or a phone number is neither. */
  identifierMalformed: 11_815,
  /** The body is encrypted with a key that is not, or no longer, the API's: ask for it again. */
  unknownKey: 11_816,
  wrongCredentials: 11_820,
  passwordTooShort: 11_821,
  passwordTooLong: 11_822,
  passwordTooCommon: 11_823,
  /** A password that holds the account's own e-mail address, phone number or username. */
  passwordOwnName: 11_824,
  usernameTaken: 11_830,
  usernameMalformed: 11_831,
  statusMessageTooLong: 11_833,
  accountExists: 11_832,
  /** What a provider tells of its visitor has no e-mail address that it confirmed. */
  addressUnconfirmed: 11_834,
  /** The proof of a confirmed code or password is missing, spent or too old. */
  proofRequired: 11_840,
  tooYoung: 11_850,
  /** The betting account belongs to another account already. */
  linkedElsewhere: 11_860,
  pictureTooLarge: 11_870,
  pictureUnreadable: 11_871,
  tooManyFavourites: 11_880,
  commentRefused: 11_890,
} as const;
