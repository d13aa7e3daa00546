import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { PROJECT } from './project.ts';
import { readSecret } from './secret.ts';

const HELP = `Usage: npm run tool -- rooms [options]

Runs the rooms alone, on PartyKit, at port 1999; they store what they hold in
.local/rooms. Feeds sign with INGEST_SECRET (else with the secret of this machine).

  --port N  port to listen on; this and others are options of "partykit dev"
  --help    print this`;

await runCommand(HELP, async () => {
  const secret = await readSecret(join(PROJECT, '.local'), 'INGEST_SECRET', process.env);
  const partykit = spawn(
    'partykit',
    [
      'dev',
      '--disable-request-cf-fetch',
      '--no-hotkeys',
      '--persist=.local/rooms',
      `--var=INGEST_SECRET=${secret}`,
      ...process.argv.slice(2),
    ],
    { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
  );
  // A terminal signals both processes, but another sender only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => partykit.kill(signal));
  const [code] = await once(partykit, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
});
