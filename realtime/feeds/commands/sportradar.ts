import type { Command, CommandIo } from '../command-io.ts';
import { FOREVER_HELP, parseOptions, readTarget, TARGET_OPTIONS } from '../command-options.ts';
import type { MatchDetails } from '../../protocol/details.ts';
import { DetailsOutbox } from '../details-outbox.ts';
import { createSignsOfLife } from '../heartbeats.ts';
import { runSource } from '../run-source.ts';
import { readSportradarConfig } from '../sportradar/config.ts';
import { sportradarUpdates } from '../sportradar/sportradar-updates.ts';
import { DEFAULT_TIMING } from '../sportradar/timing.ts';
import { createSignedClient } from '../signed-client.ts';
import type { SquadOfMatch } from '../sportradar/squad-reader.ts';
import { SquadsOutbox } from '../squads-outbox.ts';
import { UsageError } from '../usage-error.ts';

const SOURCE = 'sportradar';

const help = `Usage: feed sportradar --config FILE [options]

Follows live matches on Sportradar's push feeds, until Ctrl-C. A stream that
breaks off or falls silent is opened again, and the feed reads by REST what it missed.
It also reads team sheets, statistics, box scores, odds and broadcasters, and once a
day the squad of each team, if the plan of the key includes them. A squad that
another source has brought into the catalogue stays as it is.
It never gives up, unless --no-forever or --retry-for says so.

  --config FILE        what to follow, as JSON:
                       {
                         "apiKeyVariable": "SPORTRADAR_API_KEY",
                         "language": "en",
                         "sports": [
                           {
                             "sport": "football",
                             "push": "https://api.sportradar.com/soccer/production/v4/stream/events/subscribe",
                             "rest": "https://api.sportradar.com/soccer/production/v4"
                           }
                         ],
                         "filters": { "competitions": ["sr:competition:17"] }
                       }
                       The API key itself is read from the environment variable
                       that apiKeyVariable names. filters also takes seasons and
                       sportEvents; without any, all live matches are followed.
                       A sport may also have "odds", the address of the odds
                       comparison (https://api.sportradar.com/oddscomparison-prematch/…).
${FOREVER_HELP}

Example:
  SPORTRADAR_API_KEY=… feed sportradar --config sportradar.json
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, { ...TARGET_OPTIONS, config: { type: 'string' } });
  if (!values.config)
    throw new UsageError('--config is missing: the file that says what to follow');
  const config = await readSportradarConfig(values.config, io.env);
  const target = await readTarget(values, io, { isForever: true });
  // Clears the progress line of a terminal before each message.
  const begin = io.stderr.isTTY ? '\r\u001B[K' : '';
  const log = (text: string) => void io.stderr.write(`${begin}${text}\n`);
  const { note: beat, signs } = createSignsOfLife(DEFAULT_TIMING.silence);
  const outlivesRefusals = target.retryFor === Infinity;
  const outbox = new DetailsOutbox();
  const squads = new SquadsOutbox();
  return runSource(
    (signal) => {
      const client = createSignedClient({ ...target, signal, retryFor: 0 });
      void outbox.run(client, SOURCE, { signal });
      void squads.run({ client, source: SOURCE, signal, log });
      const tell = (details: MatchDetails) => outbox.put(details);
      const reportSquad = (reported: SquadOfMatch) => squads.put(reported);
      return sportradarUpdates(config, { signal, log, beat, tell, reportSquad, outlivesRefusals });
    },
    { source: SOURCE, target, json: values.json, signs },
    io,
  );
}

export const sportradar: Command = { summary: 'follow live matches on Sportradar', help, run };
