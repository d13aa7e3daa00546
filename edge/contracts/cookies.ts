/** The visitor's IANA time zone, written by the browser, read when pages are rendered. */
export const TIME_ZONE_COOKIE = 'time-zone';
/** 'light', 'dark' or 'black' when the visitor chose a theme; absent follows the system. */
export const THEME_COOKIE = 'theme';
/** 'compact' when the visitor chose low rows; absent for comfortable ones. */
export const DENSITY_COOKIE = 'density';
/** Seconds by which this device shows scores later: see `contracts/delay.ts`. */
export const DELAY_COOKIE = 'delay';
/** The visitor's chosen language (`?lang=`), as `contracts/language.ts` names it. */
export const LANGUAGE_COOKIE = 'language';
/** Lifetime of the language cookie, s: a year. */
export const LANGUAGE_COOKIE_AGE = 31_536_000;
/** The visitor's country as they chose it or, with their consent, as it was first located: ISO 3166 in lower case (spec points 3 and 9). */
export const COUNTRY_COOKIE = 'country';
/** Lifetime of the country cookie, s: 30 days. */
export const COUNTRY_COOKIE_AGE = 2_592_000;
/** In test mode only: the country that a tester simulates (spec point 7). */
export const TEST_COUNTRY_COOKIE = 'country-code';
/** Header value of the brand from `?brand=`. */
export const BRAND_COOKIE = 'brand';
/** Query of a native app's introduction, or of a requested platform, for the session. */
export const WEB_VIEW_COOKIE = 'web-view';
/** The browser's own id, sent as Device-Id (spec points 3 and 9). */
export const DEVICE_ID_COOKIE = 'device-id';
/** A valid device id, in a cookie or a link: it is sent in a header, and anyone can write either. */
export const DEVICE_ID = /^[\w-]{1,200}$/;
/** Device-Id sent upstream for a browser without one; stored, it counts as none. */
export const SERVER_DEVICE_ID = '00000000000000000000000000000000';
/** Format of odds: 'decimal', 'fractional' or 'american'. */
export const ODDS_FORMAT_COOKIE = 'odds-format';
/**
 * Keys of the device's latest favourites (`contracts/favourite.ts`), one a line: the server renders a page
 * with them. The browser's storage has all of them.
 */
export const FAVOURITES_COOKIE = 'favourites';
/** Path of a page that requires sign-in: after the sign-in the visitor goes on to it. */
export const SIGN_IN_COOKIE = 'sign-in-for';
/**
 * Changes with each sign-in, and is deleted when a session ends. Unlike the session's own cookies, scripts
 * can read it: it shows an open page a sign-in or sign-out in another tab.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
/** The visitor's consent to measuring: see `contracts/consent.ts`. */
export const CONSENT_COOKIE = 'consent';
/** Lifetime of a choice until the next question, s: half a year. */
export const CONSENT_COOKIE_AGE = 15_552_000;
