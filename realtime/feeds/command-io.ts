/** Output of a command. On a terminal (`isTTY`) the progress overwrites one line. */
export interface CommandOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Environment of a command. */
export interface CommandIo {
  /** Results. */
  stdout: CommandOutput;
  /** Progress, counts and faults. */
  stderr: CommandOutput;
  env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user asks to stop. */
  signal: AbortSignal;
  /** Asks the user a yes-or-no question; absent without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Called when the server acknowledges the first updates. */
  onFirstAnswer?: (() => void) | undefined;
  /** Called with the number of items that the server has taken since the last call. */
  onTaken?: ((items: number) => void) | undefined;
  /** Called with the share of the command's work that is done, from 0 to 1. */
  onShare?: ((share: number) => void) | undefined;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Options and examples. */
  help: string;
  /** Returns the exit code. Throws a UsageError for an invalid command line. */
  run(args: readonly string[], io: CommandIo): Promise<number>;
}
