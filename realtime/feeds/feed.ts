import type { Command, CommandIo } from './command-io.ts';
import { importSeason } from './commands/import.ts';
import { openligadb } from './commands/openligadb.ts';
import { replay } from './commands/replay.ts';
import { seed } from './commands/seed.ts';
import { simulate } from './commands/simulate.ts';
import { sportradar } from './commands/sportradar.ts';
import { FileFormatError } from './file-format-error.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['simulate', simulate],
  ['seed', seed],
  ['replay', replay],
  ['import', importSeason],
  ['sportradar', sportradar],
  ['openligadb', openligadb],
]);

const USAGE = `Usage: npm run feed -- COMMAND [options]

${[...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`).join('\n')}

"npm run feed -- COMMAND --help" explains a command.
`;

/**
 * Runs one command line of the feed. Returns the exit code: 1 when something
 * was rejected, not acknowledged or not readable, 2 when the command line makes
 * no sense.
 */
export async function runFeed([name, ...args]: readonly string[], io: CommandIo): Promise<number> {
  if (name === '--help' || name === 'help') {
    io.stdout.write(USAGE);
    return 0;
  }
  const command = COMMANDS.get(name ?? '');
  if (!command) {
    io.stderr.write(name === undefined ? USAGE : `There is no command "${name}".\n\n${USAGE}`);
    return 2;
  }
  if (args.includes('--help')) {
    io.stdout.write(command.help);
    return 0;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.stderr.write(
        `${error.message}\n"npm run feed -- ${name ?? ''} --help" explains the command.\n`,
      );
      return 2;
    }
    if (!(error instanceof FileFormatError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}
