import {
  COUNTRY_COOKIE,
  COUNTRY_COOKIE_AGE,
  TEST_COUNTRY_COOKIE,
} from '../../edge/contracts/cookies.ts';
import { writeCookie } from '../app/cookie.ts';

/**
 * Keeps the country that the visitor wants content for. Calls carry it from now
 * on; brand and restrictions go by where the visitor is, except where testers
 * are taken at their word: the edge reads the second cookie in test mode alone.
 */
export function chooseCountry(code: string): void {
  writeCookie(COUNTRY_COOKIE, code, COUNTRY_COOKIE_AGE);
  writeCookie(TEST_COUNTRY_COOKIE, code, COUNTRY_COOKIE_AGE);
}
