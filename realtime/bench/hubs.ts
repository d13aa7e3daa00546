import { runBounded } from './cleanup.ts';
import { parseFanoutOptions } from './fanout-options.ts';
import { boundOf, runFanout } from './fanout-run.ts';
import { openFilesFault } from './limits.ts';
import { decimal, rounded, table } from './report.ts';
import { hubList, sportRoomList } from './systems/lists.ts';

const HELP = `Usage: npm run bench:hubs -- [options]

Sends the lines of a match to viewers of lists: to those of football in its
sport's room, and to those of all sports over hubs of 2,000 places. By default
12,000 viewers of each, 6,000 at a time.

  --clients N    sockets of each at a time (default 6000)
  --rounds N     how many times, each with new sockets (default 2)
  --updates N    measured updates per round (default 10)
  --warmup N     updates before the measured ones of a round (default 3)
  --interval MS  between two updates at least (default 500)
  --json         print one JSON object
  --help         print this
`;

const DEFAULTS = ['--clients', '6000', '--rounds', '2', '--interval', '500'];
const parsed = parseFanoutOptions([...DEFAULTS, ...process.argv.slice(2)]);
if (parsed.kind === 'help') console.log(HELP);
else {
  const fault = parsed.kind === 'error' ? parsed.message : openFilesFault(parsed.options.clients);
  if (parsed.kind === 'error' || fault !== undefined) {
    console.error(fault);
    process.exitCode = 2;
  } else {
    const { options } = parsed;
    await runBounded(boundOf(options), async (cleanup) => {
      const progress = (message: string) => console.error(message);
      const outcomes = await runFanout([sportRoomList, hubList], options, { cleanup, progress });
      const rows = outcomes.flatMap((outcome) => ('skipped' in outcome ? [] : [outcome]));
      if (options.json)
        console.log(
          JSON.stringify({ benchmark: 'hubs', ...options, systems: rows }, (_key, value: unknown) =>
            typeof value === 'number' ? rounded(value) : value,
          ),
        );
      else
        console.log(
          table([
            [
              '',
              'delivered',
              'twice',
              'p50 ms',
              'p99 ms',
              'full ms',
              'answer ms',
              'CPU µs',
              'bytes',
            ],
            ...rows.map((row) => [
              row.name,
              `${row.delivered}/${row.expected}`,
              String(row.duplicates),
              decimal(row.p50Ms),
              decimal(row.p99Ms),
              decimal(row.fullFanoutMs),
              decimal(row.answeredMs),
              decimal(row.cpuPerDeliveryUs),
              decimal(row.bytesPerDelivery, 0),
            ]),
          ]),
        );
    });
  }
}
