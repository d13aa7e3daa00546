import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../../realtime/feeds/recording-format.ts';
import { messageOf } from '../../realtime/hosts/log.ts';

export type Feed =
  | { kind: 'none' }
  | { kind: 'simulator' }
  /** `format` is null when the file shows it. */
  | { kind: 'replay'; format: Format | null; file: string };

export interface LocalOptions {
  /** 0: a free one. */
  port: number;
  /** Folder of everything that outlives a run. */
  state: string;
  /** Begin without the state of earlier runs. */
  fresh: boolean;
  feed: Feed;
  /** False to run an existing build, even an old one. */
  build: boolean;
  /** ISO 3166 code in lower case that visitors seem to come from, or null. */
  country: string | null;
}

export type ParsedOptions =
  | { kind: 'run'; options: LocalOptions }
  | { kind: 'help' }
  | { kind: 'error'; message: string };

export const HELP = `Usage: npm start -- [options]

Builds the product when it has changed, and runs all of it on this machine.

  --port N          port to listen on; 0 takes a free one (default 8787)
  --feed SOURCE     simulator: fictional matches that move all the time (default)
                    replay:FILE: a recording, begun now and 60 times as fast;
                    replay:FORMAT:FILE if its format is not recognised, one of
                    ${FORMATS.join(', ')}
                    none: only what you send in
  --country CC      country that visitors seem to come from, such as br
  --fresh           forget what earlier runs stored
  --state DIR       folder of what is stored (default .local)
  --no-build        run what is built, however old it is
  --help            print this

INGEST_SECRET sets the secret that feeds sign with, SESSION_SECRET the one of
access tokens, ENCRYPTION_KEY the key of bodies with passwords, EDGE_KEY the
secret by which "npm run api" knows the product (else each is made once);
RELAY_THRESHOLD, HUBS, SOCKETS_PER_ADDRESS, SOCKET_ORIGINS, WIDGET_ORIGINS, BRAND,
FIRST_BRAND, SECOND_BRAND, TEST_MODE, RESTRICTED_COUNTRIES, BANNER, PICTURE_ORIGINS,
TV_STREAM_URL, TV_COUNTRIES, VIDEO_ORIGINS, VIDEO_SDK_KEY,
MEDIA_API_URL, PATRON_API_URL, SMS_API_URL, MONITORING_URL,
MONITORING_ENVIRONMENT, CONSENT_COUNTRIES, TAG_ID, TAG_SCRIPT_URL, TAG_ORIGINS,
RECORDING_URL, RECORDING_TESTERS, API_DOCS, ACCESS_TOKEN_LIFE, BREACH_CHECK_URL, CAPTCHA,
CODES_PER_NETWORK, CODES_AT_EASE, WRONG_CODES, SMS_COUNTRIES, SMS_PER_CALLING_CODE,
SMS_PER_HOUR, WRONG_SIGN_INS_PER_MINUTE, EMAIL_API_URL, EMAIL_API_KEY,
SMS_GATEWAY_URL, SMS_GATEWAY_KEY, BETTING_API_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER,
APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY and APPLE_ISSUER
override wrangler.toml. One that is malformed stops the start. LOCAL=0 sends codes as a
deployed product does, and shows none at /dev/outbox.
`;

/** Reads the command line; an invalid one returns an error text. */
export function parseOptions(args: readonly string[]): ParsedOptions {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8787' },
        feed: { type: 'string', default: 'simulator' },
        country: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        state: { type: 'string', default: '.local' },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return fault(messageOf(error));
  }
  if (values.help) return { kind: 'help' };
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535))
    return fault(`--port takes a number from 0 to 65535, not "${values.port}"`);
  const feed = parseFeed(values.feed);
  if (!feed) return fault(`--feed takes simulator, replay:FILE or none, not "${values.feed}"`);
  if (values.country !== undefined && !/^[A-Za-z]{2}$/.test(values.country))
    return fault(`--country takes a code of two letters such as br, not "${values.country}"`);
  if (values.state === '') return fault('--state takes a folder');
  return {
    kind: 'run',
    options: {
      port,
      state: values.state,
      fresh: values.fresh,
      feed,
      build: !values['no-build'],
      country: values.country?.toLowerCase() ?? null,
    },
  };
}

function parseFeed(text: string): Feed | undefined {
  if (text === 'none' || text === 'simulator') return { kind: text };
  const [, rest] = /^replay:(.+)$/.exec(text) ?? [];
  if (!rest) return undefined;
  const format = FORMATS.find((name) => rest.startsWith(`${name}:`)) ?? null;
  const file = format ? rest.slice(format.length + 1) : rest;
  return file ? { kind: 'replay', format, file } : undefined;
}

function fault(message: string): ParsedOptions {
  return { kind: 'error', message };
}
