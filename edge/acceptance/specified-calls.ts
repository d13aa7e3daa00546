import { PRODUCT } from '../contracts/product.ts';

/*
 * The tables of spec point 7, row by row: the calls to an operator's own APIs, whether or not an embedded one
 * answers them yet.
 */

/** The Media API table. */
export const MEDIA_TABLE = [
  'GET /v1/sports',
  `GET /v1/${PRODUCT}-tv/available`,
  'GET /v1/leagues',
  'GET /v1/teams/suggested',
  'GET /v1/app-config',
  'GET /v1/leagues/{id}',
  'GET /v1/leagues/{id}/teams',
  'GET /v1/teams/{id}',
  'GET /v1/teams/{id}/leagues',
  'GET /v1/news/league/{id}/backward',
  'GET /v1/news/team/{id}/backward',
  'GET /v1/events/team/{teamRadarId}/{type}',
  'GET /v1/events/tournament/{leagueRadarId}/{type}',
  'GET /v1/news/comment/list',
  'POST /v1/news/comment/add',
  'GET /v1/favourite/list',
  'GET /v1/teams/group',
  'GET /v1/search/sport',
  'GET /v1/search/team',
  'GET /v1/search/league',
  'POST /v1/favourite/add',
  'DELETE /v1/favourite',
  'POST /v1/favourite/update',
  'GET /v1/favourite/teams',
  'GET /v1/favourite/leagues',
  'POST /v1/favourite',
  'DELETE /v1/favourite/{id}',
  'POST /v1/favourite/match',
  'DELETE /v1/favourite/match',
  'GET /v1/favourite/matches',
  'GET /v1/favourite/matches/live',
  'GET /v1/favourite/matches/counts',
] as const;

/** The Patron API table, and a path that it says is encrypted. */
export const PATRON_TABLE = [
  'GET /country/listV2',
  'GET /country/locate',
  'POST /v2/patron-user/resolve',
  'POST /v2/patron-user/signin',
  'POST /v3/patron-user/signin',
  'POST /v2/patron-user/register',
  'POST /v3/patron-user/sync',
  `POST /v2/patron-user/${PRODUCT}bet/sync`,
  'POST /v2/patron-user/renew',
  'GET /v2/patron-user/signout',
  'DELETE /v3/patron-user/delete',
  'GET /v2/patron-user/profile',
  'POST /v3/patron-user/email/reset/password',
  'POST /v2/patron-user/password/reset',
  'POST /v3/patron-user/email/acquireOtp',
  'POST /phone/otp/session',
  'POST /phone/otp/acquire',
  'POST /v3/patron-user/email/verifyOtp',
  'POST /phone/otp/verify',
  'POST /v2/patron-user/age-verification',
  'POST /patronUser/updateUsername',
  'POST /patronUser/updateStatusMessage',
  'POST /v3/patron-user/confirm/password',
  'POST /v3/patron-user/update/password',
  'POST /patronUser/updateAvatar',
] as const;

/** The SMS centre API's list. */
export const SMS_TABLE = [
  'GET /captcha/config/info',
  'POST /captcha/quiz',
  'POST /captcha/quiz/verification',
] as const;
