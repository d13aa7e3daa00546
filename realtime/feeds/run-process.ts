import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { CommandIo } from './command-io.ts';

/** How long open handles may keep the process after its command has ended, ms. */
const GRACE = 500;

/** Runs one command line with this process's arguments, terminal and exit code. */
export async function runProcess(
  run: (args: readonly string[], io: CommandIo) => Promise<number>,
): Promise<void> {
  const controller = new AbortController();

  // The first Ctrl-C ends the command in an orderly way, with counts; the second ends it at once.
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  });
  process.on('SIGTERM', () => controller.abort());

  /** Asks at the terminal. Everything except y or yes means no, even the end of the input. */
  async function askTerminal(question: string): Promise<boolean> {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await Promise.race([
      terminal.question(`${question} [y/N] `, { signal: controller.signal }).catch(() => ''),
      once(terminal, 'close').then(() => ''),
    ]);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  }

  process.exitCode = await run(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    signal: controller.signal,
    confirm: process.stdin.isTTY && process.stderr.isTTY ? askTerminal : undefined,
    // Both notify the parent process, if there is one.
    onFirstAnswer: () => process.send?.('answered'),
    onShare: (share) => process.send?.({ share }),
  });

  // Ends abandoned requests, such as the simulator's to a server that hangs.
  setTimeout(() => process.exit(), GRACE).unref();
}
