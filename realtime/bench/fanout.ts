import { runBounded } from './cleanup.ts';
import { HELP, parseFanoutOptions, type FanoutOptions } from './fanout-options.ts';
import { fanoutJson, fanoutText } from './fanout-report.ts';
import { boundOf, roundsFor, runFanout } from './fanout-run.ts';
import { openFilesFault } from './limits.ts';
import { bareDurableObject } from './systems/bare-durable-object.ts';
import { nchan } from './systems/nchan.ts';
import { project } from './systems/project.ts';
import { socketIo } from './systems/socket-io.ts';
import { ws } from './systems/ws.ts';

const SYSTEMS = [project, bareDurableObject, ws, socketIo, nchan];

const parsed = parseFanoutOptions(process.argv.slice(2));
if (parsed.kind === 'help') console.log(HELP);
else if (parsed.kind === 'error') {
  console.error(`${parsed.message}\n"npm run bench:fanout -- --help" lists the options.`);
  process.exitCode = 2;
} else await run(parsed.options);

async function run(asked: FanoutOptions): Promise<void> {
  const { clients, only, json } = asked;
  const unknown = only.find((name) => !SYSTEMS.some((system) => system.name === name));
  const fault =
    unknown === undefined
      ? openFilesFault(clients)
      : `There is no system "${unknown}": ${SYSTEMS.map(({ name }) => name).join(', ')}.`;
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 2;
    return;
  }
  const systems = SYSTEMS.filter(({ name }) => only.length === 0 || only.includes(name));
  const options = { ...asked, rounds: roundsFor(asked.rounds, systems.length) };
  await runBounded(boundOf(options), async (cleanup) => {
    const outcomes = await runFanout(systems, options, {
      cleanup,
      progress: (message) => console.error(message),
    });
    console.log((json ? fanoutJson : fanoutText)(options, outcomes));
  });
}
