import type { CommandOutput } from './command-io.ts';

export interface Progress {
  /** Shows the progress; skips frequent calls. */
  show(text: string): void;
  /** Writes a line that stays. */
  say(text: string): void;
  /** Clears the progress line, before other text is written. */
  end(): void;
}

const TERMINAL_INTERVAL = 100;
const LINE_INTERVAL = 5_000;

/**
 * Creates a progress line. On a terminal it is overwritten; elsewhere a new line appears every few
 * seconds.
 */
export function createProgress(output: CommandOutput, now: () => number = Date.now): Progress {
  const terminal = output.isTTY === true;
  const interval = terminal ? TERMINAL_INTERVAL : LINE_INTERVAL;
  let shownAt = terminal ? -Infinity : now();
  let shown = false;
  const end = (): void => {
    if (terminal && shown) output.write('\r\u001B[K');
    shown = false;
  };
  return {
    show(text) {
      if (now() - shownAt < interval) return;
      shownAt = now();
      shown = true;
      output.write(terminal ? `\r\u001B[K${text}` : `${text}\n`);
    },
    say(text) {
      end();
      output.write(`${text}\n`);
    },
    end,
  };
}
