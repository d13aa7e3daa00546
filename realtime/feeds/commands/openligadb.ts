import type { Command, CommandIo } from '../command-io.ts';
import {
  FOREVER_HELP,
  parseOptions,
  readNumber,
  readTarget,
  readUrl,
  TARGET_OPTIONS,
} from '../command-options.ts';
import { createSignsOfLife } from '../heartbeats.ts';
import { ligaUpdates } from '../openligadb/liga-updates.ts';
import { createProgress } from '../progress.ts';
import { runSource } from '../run-source.ts';
import { UsageError } from '../usage-error.ts';

const SECOND = 1_000;
/** Shortest poll interval, s: volunteers run the service. */
const LEAST_INTERVAL = 5;

const help = `Usage: feed openligadb --league LEAGUE --season YEAR [options]

Follows a matchday of OpenLigaDB (https://www.openligadb.de), until Ctrl-C. Its
data are public, under the Open Database License, and entered by volunteers. It
is asked when anything last changed, and for the matches only if something did.
It never gives up, unless --no-forever or --retry-for says so.

  --league LEAGUE      its name there: bl1, bl2, bl3, dfb, em …
  --season YEAR        the year it began in
  --matchday N         this one (default: the one that is on)
  --interval SECONDS   between two questions while a match is on, from ${LEAST_INTERVAL}
                       (default 30; ten times as long while none is)
  --url URL            where the service is (default https://api.openligadb.de)
${FOREVER_HELP}

Example:
  feed openligadb --league bl1 --season 2026
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    league: { type: 'string' },
    season: { type: 'string' },
    matchday: { type: 'string' },
    interval: { type: 'string', default: '30' },
    url: { type: 'string', default: 'https://api.openligadb.de' },
  });
  const { league } = values;
  if (!league || !/^[A-Za-z0-9_-]{1,40}$/.test(league))
    throw new UsageError('--league takes a name such as bl1');
  const season = readNumber('--season', values.season ?? '', { min: 1900, whole: true });
  const matchday =
    values.matchday === undefined
      ? undefined
      : readNumber('--matchday', values.matchday, { min: 1, whole: true });
  const interval = readNumber('--interval', values.interval, { min: LEAST_INTERVAL }) * SECOND;
  const url = readUrl('--url', values.url);
  const target = await readTarget(values, io, { isForever: true });
  const { say: log } = createProgress(io.stderr);
  const life = createSignsOfLife(2 * interval);
  const following = {
    url,
    league,
    season,
    matchday,
    interval,
    log,
    beat: life.note,
    outlivesRefusals: target.retryFor === Infinity,
  };
  return runSource(
    (signal) => ligaUpdates({ ...following, signal }),
    { source: 'openligadb', target, json: values.json, signs: life.signs },
    io,
  );
}

export const openligadb: Command = { summary: 'follow a matchday of OpenLigaDB', help, run };
