import { once } from 'node:events';
import { join } from 'node:path';
import { endWith } from '../../.ci/end-with.ts';
import { runCommand } from './command.ts';
import { refuseDamage } from './damage.ts';
import { outliveTerminal } from './outlive-terminal.ts';
import { PROJECT } from './project.ts';
import { readSecret } from './secret.ts';
import { spawnScript } from './spawn-script.ts';

const HELP = `Usage: npm run tool -- rooms [options]

Runs the rooms alone, on PartyKit, at port 1999 of every address of this machine;
they store what they hold in .local/rooms. Feeds sign with INGEST_SECRET (else with the secret of this machine).

  --port N  port to listen on; this and others are options of "partykit dev"
  --help    print this`;

const PARTYKIT = join(PROJECT, 'node_modules/partykit/dist/bin.mjs');
const STORE = '.local/rooms';

await runCommand(HELP, async () => {
  await refuseDamage(join(PROJECT, STORE), 'Remove this folder: feeds send its matches again.');
  const secret = await readSecret(join(PROJECT, '.local'), 'INGEST_SECRET', process.env);
  // PartyKit has a workerd of its own.
  outliveTerminal(process.env, PARTYKIT);
  const partykit = spawnScript(
    [
      PARTYKIT,
      'dev',
      '--disable-request-cf-fetch',
      '--no-hotkeys',
      `--persist=${STORE}`,
      `--var=INGEST_SECRET=${secret}`,
      ...process.argv.slice(2),
    ],
    { stdio: ['inherit', 'inherit', 'inherit'], env: { NO_UPDATE_NOTIFIER: '1' } },
  );
  endWith(partykit);
  const [code] = await once(partykit, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
});
