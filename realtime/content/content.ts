import type { Command, CommandIo } from '../feeds/command-io.ts';
import { runCommands } from '../feeds/run-commands.ts';
import { comments } from './commands/comments.ts';
import { importContent } from './commands/import.ts';
import { withdraw } from './commands/withdraw.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['import', importContent],
  ['withdraw', withdraw],
  ['comments', comments],
]);

/** Runs one command line of `npm run content`. Returns its exit code. */
export async function runContent(args: readonly string[], io: CommandIo): Promise<number> {
  return runCommands({ called: 'npm run content --', commands: COMMANDS }, args, io);
}
