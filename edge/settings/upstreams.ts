import { address, onOrOff } from './kinds.ts';
import type { Settings } from './setting.ts';

export const UPSTREAMS = {
  MEDIA_API_URL: {
    kind: address,
    meaning:
      "an operator's own API of matches, news and video, with the prefix of its paths: `https://api.example/media`",
    default: 'the embedded one',
  },
  PATRON_API_URL: {
    kind: address,
    meaning: "an operator's own API of accounts; goes together with `SMS_API_URL`",
    default: 'the embedded one',
  },
  SMS_API_URL: {
    kind: address,
    meaning: "an operator's own API that sends codes; goes together with `PATRON_API_URL`",
    default: 'the embedded one',
  },
  BETTING_API_URL: {
    kind: address,
    meaning:
      "the betting site's API, whose accounts may be linked: `POST /sign-in` with " +
      '`{identifier, password}` answers `{account, email?, phone?}` of confirmed addresses; ' +
      '429 with `Retry-After`; or 400, 401, 403, 404, 405, 409, 410, 422, 423 or 451 for wrong credentials, as a redirect or a page does',
    default: 'none',
  },
  API_DOCS: {
    kind: onOrOff,
    meaning: '`1` serves the API documents at `/docs/api`, as `npm start` does',
    default: 'off',
  },
} as const satisfies Settings;
