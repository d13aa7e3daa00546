import { check } from './check/check-command.ts';
import type { Command, CommandIo } from './command-io.ts';
import { importSeason } from './commands/import.ts';
import { openligadb } from './commands/openligadb.ts';
import { replay } from './commands/replay.ts';
import { seed } from './commands/seed.ts';
import { simulate } from './commands/simulate.ts';
import { sportradar } from './commands/sportradar.ts';
import { runCommands } from './run-commands.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['simulate', simulate],
  ['seed', seed],
  ['replay', replay],
  ['import', importSeason],
  ['sportradar', sportradar],
  ['openligadb', openligadb],
  ['check', check],
]);

/** Runs one command line of `npm run feed`. Returns its exit code. */
export async function runFeed(args: readonly string[], io: CommandIo): Promise<number> {
  return runCommands({ called: 'npm run feed --', commands: COMMANDS }, args, io);
}
