/** The visitor's IANA time zone. The browser writes it, and the server renders pages with it. */
export const TIME_ZONE_COOKIE = 'time-zone';
/** The visitor's theme: 'light', 'dark' or 'black'; if absent, the system's. */
export const THEME_COOKIE = 'theme';
/** 'compact' if the visitor chose low rows; absent for comfortable ones. */
export const DENSITY_COOKIE = 'density';
/** Delay with which this device shows scores, s: see `contracts/delay.ts`. */
export const DELAY_COOKIE = 'delay';
/** The visitor's chosen language (`?lang=`), as `contracts/language.ts` names it. */
export const LANGUAGE_COOKIE = 'language';
/** Lifetime of the language cookie, s: a year. */
export const LANGUAGE_COOKIE_AGE = 31_536_000;
/**
 * The country that the visitor chose or, with their consent, the one first located: ISO 3166 in
 * lower case (spec points 3 and 9).
 */
export const COUNTRY_COOKIE = 'country';
/** Lifetime of the country cookie, s: 30 days. */
export const COUNTRY_COOKIE_AGE = 2_592_000;
/** In test mode only: the country that a tester simulates (spec point 7). */
export const TEST_COUNTRY_COOKIE = 'country-code';
/** Header value of the brand from `?brand=`. */
export const BRAND_COOKIE = 'brand';
/**
 * The query parameters with which a native app opened a page, or a requested platform, for the
 * session.
 */
export const WEB_VIEW_COOKIE = 'web-view';
/** The browser's own id, sent as Device-Id (spec points 3 and 9). */
export const DEVICE_ID_COOKIE = 'device-id';
/**
 * Pattern of a device id. Anyone can write the cookie or the link that it is read from, and it goes
 * into a header.
 */
export const DEVICE_ID = /^[\w-]{1,200}$/;
/**
 * Device-Id that the edge sends upstream for a browser without one. Handlers treat it as absent.
 */
export const SERVER_DEVICE_ID = '00000000000000000000000000000000';
/** Format of odds: 'decimal', 'fractional' or 'american'. */
export const ODDS_FORMAT_COOKIE = 'odds-format';
/**
 * Keys of the device's latest favourites (`contracts/favourite-key.ts`), one per line, for
 * rendering on the server. The browser's storage has all favourites.
 */
export const FAVOURITES_COOKIE = 'favourites';
/** Path of the page that required a sign-in, to which the visitor continues afterwards. */
export const SIGN_IN_COOKIE = 'sign-in-for';
/**
 * Changes at each sign-in and disappears when the session ends. Unlike the session's own cookies,
 * it is readable by scripts, so an open page notices a sign-in or sign-out in another tab.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
/** The visitor's consent to measuring: see `contracts/consent.ts`. */
export const CONSENT_COOKIE = 'consent';
/** Time after which the visitor is asked again, s: half a year. */
export const CONSENT_COOKIE_AGE = 15_552_000;
