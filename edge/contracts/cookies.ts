/** The visitor's IANA time zone, written by the browser, read when pages are rendered. */
export const TIME_ZONE_COOKIE = 'time-zone';
/** 'light' or 'dark' when the visitor chose a theme; absent follows the system. */
export const THEME_COOKIE = 'theme';
