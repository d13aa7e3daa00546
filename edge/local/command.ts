import { endWithShell } from '../../.ci/end-with.ts';
import { answerHelp } from '../../.ci/help.ts';
import { isCountry } from '../../realtime/protocol/country.ts';

/** Why a command does not start. The message is for the user. */
export class StartError extends Error {}

/** A fault of a command line. The message is for the user. */
export class UsageError extends Error {}

/**
 * Runs a command, or with `--help` prints `help`, which begins with `Usage: npm …`. If the command throws a
 * `StartError`, prints the reason and exits with 1; for a fault of the command line, with 2.
 */
export async function runCommand(help: string, run: () => Promise<void>): Promise<void> {
  answerHelp(help);
  endWithShell();
  try {
    await run();
  } catch (error) {
    if (error instanceof StartError) {
      console.error(error.message);
      process.exitCode = 1;
    } else if (isUsageFault(error)) {
      const [, command = ''] = /^Usage: (.*)\[options\]/.exec(help) ?? [];
      console.error(`${error.message}\n"${command}--help" lists the options.`);
      process.exitCode = 2;
    } else throw error;
  }
}

/** Whether the error is `parseArgs`' or that of a function which reads an option. */
function isUsageFault(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

/** Reads `--port`. */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`--port takes a number from 0 to 65535, not "${text}"`);
}

/** Reads `--country`: an ISO 3166 code in lower case, or null. */
export function readCountry(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isCountry(text)) return text.toLowerCase();
  throw new UsageError(`--country takes a country's code of two letters such as br, not "${text}"`);
}

/** Reads `--state`. */
export function readState(text: string): string {
  if (text !== '') return text;
  throw new UsageError('--state takes a folder');
}
