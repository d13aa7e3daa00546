/** The visitor's IANA time zone, written by the browser, read when pages are rendered. */
export const TIME_ZONE_COOKIE = 'time-zone';
/** 'light' or 'dark' when the visitor chose a theme; absent follows the system. */
export const THEME_COOKIE = 'theme';
/** The language that the visitor chose (`?lang=`), as `contracts/language.ts` names it. */
export const LANGUAGE_COOKIE = 'language';
/** Lifetime of the language cookie, s: a year. */
export const LANGUAGE_COOKIE_AGE = 31_536_000;
/** The visitor's country as they chose it or, with their consent, as it was first located: ISO 3166 in lower case (spec points 3 and 9). */
export const COUNTRY_COOKIE = 'country';
/** Lifetime of the country cookie, s: 30 days. */
export const COUNTRY_COOKIE_AGE = 2_592_000;
/** In test mode only: the country that a tester wants to be taken for (spec point 7). */
export const TEST_COUNTRY_COOKIE = 'country-code';
/** Header value of the brand that `?brand=` asked for. */
export const BRAND_COOKIE = 'brand';
/** The query by which a native app introduced itself, or a platform was asked for, for the session. */
export const WEB_VIEW_COOKIE = 'web-view';
/** The browser's own id, sent as Device-Id (spec points 3 and 9). */
export const DEVICE_ID_COOKIE = 'device-id';
/** What an upstream gets as Device-Id of a browser that has none yet; stored, it counts as none. */
export const SERVER_DEVICE_ID = '00000000000000000000000000000000';
/** How odds are written: 'decimal', 'fractional' or 'american'. */
export const ODDS_FORMAT_COOKIE = 'odds-format';
/**
 * Keys of the device's latest favourites (`contracts/favourite.ts`), one a line: with them a page is
 * rendered as its fan will see it. All of them are in the browser's storage.
 */
export const FAVOURITES_COOKIE = 'favourites';
/** Path of the page that a visitor who was not signed in asked for: they are asked to, and go on to it. */
export const SIGN_IN_COOKIE = 'sign-in-for';
/**
 * Another value after each sign-in, and gone when a session ends. Scripts read it, unlike the session's
 * own cookies: by it an open page notices that somebody signed in or out in another tab.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
/** What the visitor allows of measuring: see `contracts/consent.ts`. */
export const CONSENT_COOKIE = 'consent';
/** How long a choice is remembered before it is asked for anew, s: half a year. */
export const CONSENT_COOKIE_AGE = 15_552_000;
