/* The product's failure messages, word for word from spec point 8. */
export const GENERIC_FAILURE = 'Something went wrong. Please try again!';
/** With the state 40002. */
export const NOT_IN_YOUR_COUNTRY = 'This feature is not available in your country.';
export const NO_LEAGUE_DATA = 'No data available for this league.';
export const NO_TEAM_DATA = 'No data available for this team.';
export const RETRY_LIMIT = "You've reached your retry limitation. Please try again later.";
/** With the state 11810. */
export const INCORRECT_CODE = 'Incorrect code! Please verify and try again.';

/** Messages for other unknown ids. */
export const NO_MATCH = 'No match has this id.';
export const NO_PLAYER = 'No player has this id.';
export const NO_FAVOURITE = 'Nothing of this type has this id.';
export const NO_CALENDAR = 'No calendar has this address.';
export const NO_BETTING_SITE = 'There is no betting site here.';
export const NO_COMMENT = 'No comment has this id.';
export const NO_ARTICLE = 'No article has this id.';
/** With 410. */
export const ARTICLE_WITHDRAWN = 'This article has been withdrawn.';
export const VIDEO_WITHDRAWN = 'This video has been withdrawn.';
export const PLAYLIST_WITHDRAWN = 'This playlist has been withdrawn.';
export const CALENDAR_ENDED = 'This calendar has ended: its fan has another address, or none.';
/** With the state 11890. */
export const NOTHING_TO_COMMENT_ON = 'Nothing that can be commented on has this id.';

/** With 401, where a partner's key is not valid. */
export const UNKNOWN_PARTNER = 'This partner key is unknown or withdrawn.';

/** With the state 11850. */
export const SIGN_IN_FIRST = 'Sign in to do this.';
/** With the state 11851. */
export const SESSION_OVER = 'Your session is over. Sign in again.';

/** Messages about codes and captchas, with their states. */
export const CODE_EXPIRED = 'This code is no longer good. Ask for a new one.';
export const CAPTCHA_REQUIRED = 'Solve the captcha first.';
export const CAPTCHA_WRONG = 'The captcha is not solved, or its time is over.';
export const CAPTCHA_TOO_EASY = 'This takes a captcha of more work: ask for twice as much.';
export const NO_EMAIL_ADDRESS = 'This is not an e-mail address.';
export const NO_PHONE_NUMBER = 'This is not a phone number.';
export const NO_MOBILE_NUMBER = 'This is not a mobile number, so no SMS can be sent to it.';
export const NO_SMS_COUNTRY = 'No SMS are sent to numbers from this country.';
export const NO_SMS_LEFT = 'Too many SMS have been sent within the hour.';
export const NO_EMAILS_LEFT = 'Too many e-mails have been sent within the hour.';
export const NO_ACCOUNTS_LEFT =
  'Too many accounts have been opened from this network within thirty days.';

export const NO_DATE_OF_BIRTH = 'This is not a date of birth.';
/** With the states of pictures. */
export const PICTURE_TOO_LARGE = 'The picture is too large: 256 kB and 1024 px at most.';
export const PICTURE_UNREADABLE =
  'This is not a JPEG, PNG or WebP that can be read, or it is smaller than 32 px.';

/** Messages of spec point 8, which pages may show to visitors whichever API sends them. */
export const OWN_MESSAGES: ReadonlySet<string> = new Set([
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  RETRY_LIMIT,
  INCORRECT_CODE,
]);
