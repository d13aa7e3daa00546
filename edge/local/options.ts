import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../../realtime/feeds/recording-format.ts';
import { readCountry, readPort, readState, UsageError } from './command.ts';
import { SETTING_NAMES } from '../settings/fault-of-vars.ts';

export type Feed =
  | { kind: 'none' }
  | { kind: 'simulator' }
  /** `format` is null if it is to be detected from the file. */
  | { kind: 'replay'; format: Format | null; file: string };

export interface LocalOptions {
  /** 0 means a free one. */
  port: number;
  /** Folder of everything that outlives a run. */
  state: string;
  /** Whether to delete what earlier runs stored. */
  fresh: boolean;
  feed: Feed;
  /** False to run an existing build, even an old one. */
  build: boolean;
  /** ISO 3166 code in lower case that visitors seem to come from, or null. */
  country: string | null;
}

/** The names of the settings, as lines of the help. */
const SETTINGS = SETTING_NAMES.filter((name) => name !== 'LOCAL')
  .join(', ')
  .replaceAll(/(.{1,78})(?: |$)/g, '$1\n')
  .trim();

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
access tokens, ENCRYPTION_KEY the key of bodies with passwords, VAPID_KEY the key
of alerts to browsers without an open page, EDGE_KEY the secret by which "npm run tool -- api" knows the product, METRICS_TOKEN the token of
/metrics, OPS_PASSWORD the password of /ops, OPERATOR_TOKEN the token of backups
(else each is made once);
${SETTINGS}
override wrangler.toml. One that is malformed stops the start. LOCAL=0 sends codes as a
deployed product does, and shows none at /dev/outbox.
`;

/** Where a command finds the product without options. */
export const DEFAULTS = { port: 8787, state: '.local' } as const;

/** Reads the command line. Throws a `UsageError` for an invalid one. */
export function parseOptions(args: readonly string[]): LocalOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(DEFAULTS.port) },
      feed: { type: 'string', default: 'simulator' },
      country: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      state: { type: 'string', default: DEFAULTS.state },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    port: readPort(values.port),
    state: readState(values.state),
    fresh: values.fresh,
    feed: readFeed(values.feed),
    build: !values['no-build'],
    country: readCountry(values.country),
  };
}

function readFeed(text: string): Feed {
  if (text === 'none' || text === 'simulator') return { kind: text };
  const [, rest = ''] = /^replay:(.+)$/.exec(text) ?? [];
  const format = FORMATS.find((name) => rest.startsWith(`${name}:`)) ?? null;
  const file = format ? rest.slice(format.length + 1) : rest;
  if (file) return { kind: 'replay', format, file };
  throw new UsageError(`--feed takes simulator, replay:FILE or none, not "${text}"`);
}
