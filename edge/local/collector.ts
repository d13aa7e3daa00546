import { parseArgs } from 'node:util';
import { readPort, runCommand } from './command.ts';
import { refuseUsedPort } from './port.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { itemsOf, type Collected } from './collector/collected.ts';
import { startCollector } from './collector/server.ts';

/* `npm run tool -- collector`: a Grafana Faro collector on this machine, in place of an operator's. */
const HELP = `Usage: npm run tool -- collector [options]

Takes in what pages report (/collect) and record (/record), prints it, shows it
at / and as JSON at /collected.json and /recorded.json. What was sent is kept
until it stops.

  --port N  port to listen on; 0 takes a free one (default 8791)
  --help    print this
`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8791' } } });
  const port = readPort(values.port);
  await refuseUsedPort(port);
  const collector = await startCollector({
    port,
    onCollected: print,
    onRecorded: ({ session, sequence, user, events }) =>
      console.log(
        `${time()} recording   ${session} ${sequence} ${user ?? '-'} ${events.length} events`,
      ),
  });
  stopOnSignal(() => collector.stop());
  console.log(`
${collector.url}

  Have a product report to it:
  MONITORING_URL=${collector.url} MONITORING_ENVIRONMENT=uat npm start
  and its visits be recorded: RECORDING_URL=${collector.url}/record
`);
});

function print(batch: Collected): void {
  const screen = batch.meta.view?.name ?? '-';
  for (const { kind, text, details } of itemsOf(batch))
    console.log(`${time()} ${kind.padEnd(11)} ${text} ${JSON.stringify(details)} on ${screen}`);
}

function time(): string {
  return new Date().toISOString().slice(11, 23);
}
