import type { Command, CommandIo } from './command-io.ts';
import { FileFormatError } from './file-format-error.ts';
import { UsageError } from './usage-error.ts';

export interface CommandLine {
  /** How users call it: 'npm run feed --'. */
  called: string;
  commands: ReadonlyMap<string, Command>;
}

/**
 * Runs one command line. Returns the exit code: 1 for rejected, unacknowledged or unreadable data,
 * 2 for an invalid command line.
 */
export async function runCommands(
  { called, commands }: CommandLine,
  [name, ...args]: readonly string[],
  io: CommandIo,
): Promise<number> {
  const usage = `Usage: ${called} COMMAND [options]

${[...commands].map(([each, { summary }]) => `  ${each.padEnd(12)}${summary}`).join('\n')}

"${called} COMMAND --help" explains a command.
`;
  if (name === '--help' || name === 'help') {
    io.stdout.write(usage);
    return 0;
  }
  const command = commands.get(name ?? '');
  if (!command) {
    io.stderr.write(name === undefined ? usage : `There is no command "${name}".\n\n${usage}`);
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
      io.stderr.write(`${error.message}\n"${called} ${name ?? ''} --help" explains the command.\n`);
      return 2;
    }
    if (!(error instanceof FileFormatError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}
