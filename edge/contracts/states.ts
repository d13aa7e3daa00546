/** The call requires a sign-in, but has no token or an invalid one. */
export const SIGN_IN_REQUIRED = 11_850;
/** The session has ended. It cannot be renewed: the user must sign in again. */
export const SESSION_ENDED = 11_851;

/**
 * Numbers that select a page's text for a failure. 40002 and 11810 are from the specification
 * (design §4), the others are the product's own.
 */
export const STATE = {
  notInYourCountry: 40_002,
  incorrectCode: 11_810,
  codeExpired: 11_811,
  /** Too many tries of codes, sign-ins or anything else that has a limit; with `Retry-After`. */
  retryLimit: 11_812,
  captchaRequired: 11_813,
  captchaWrong: 11_814,
  /** The text is no e-mail address or phone number, whichever the call expects. */
  identifierMalformed: 11_815,
  /** The body is encrypted with a key that is not, or no longer, the API's: fetch it again. */
  unknownKey: 11_816,
  /** The body was encrypted more than five minutes ago, or does not say when: encrypt it again. */
  sealTooOld: 11_817,
  /** No SMS is sent to numbers from this country. */
  noSmsCountry: 11_818,
  /** The captcha took too little work: request one of twice as much. */
  captchaTooEasy: 11_819,
  wrongCredentials: 11_820,
  passwordTooShort: 11_821,
  passwordTooLong: 11_822,
  passwordTooCommon: 11_823,
  /** The password contains the account's e-mail address, phone number or username. */
  passwordOwnName: 11_824,
  /** The hourly limit of SMS is reached; with `Retry-After`. */
  noSmsLeft: 11_825,
  /** The number is not a mobile number, so no SMS reaches it. */
  notMobile: 11_826,
  /** The hourly limit of e-mails is reached; with `Retry-After`. */
  noEmailsLeft: 11_827,
  /** The sender has opened too many accounts within thirty days; with `Retry-After`. */
  noAccountsLeft: 11_828,
  usernameTaken: 11_830,
  usernameMalformed: 11_831,
  statusMessageTooLong: 11_833,
  accountExists: 11_832,
  /** The provider's profile has no e-mail address that it confirmed. */
  addressUnconfirmed: 11_834,
  /** The account has an address of this kind; a new one does not replace it. */
  addressPresent: 11_835,
  /** Without this method nobody could sign in to the account. */
  lastSignInMethod: 11_836,
  /** The username is, or looks like, one of the product's staff. */
  usernameReserved: 11_837,
  /**
   * Within the last day, the account or device sent a date of birth that is too recent; with
   * `Retry-After`.
   */
  ageRefused: 11_838,
  /** The proof of a confirmed code or password is invalid, spent or too old. */
  proofRequired: 11_840,
  // Separate constants, because every page loads these two from the start.
  signInRequired: SIGN_IN_REQUIRED,
  sessionOver: SESSION_ENDED,
  /** The betting account belongs to another account already. */
  linkedElsewhere: 11_860,
  pictureTooLarge: 11_870,
  pictureUnreadable: 11_871,
  tooManyFavourites: 11_880,
  /** The comment's subject is no article or video, or is not published. */
  nothingToCommentOn: 11_890,
} as const;
