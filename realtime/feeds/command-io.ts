/** Where a command writes; a terminal shows one line that is written over. */
export interface CommandOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** What a command has of the world around it. */
export interface CommandIo {
  /** Results. */
  stdout: CommandOutput;
  /** Progress, counts and faults. */
  stderr: CommandOutput;
  env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user asks to stop. */
  signal: AbortSignal;
  /** Asks whoever sits at the terminal yes or no; absent where nobody does. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Told when the server has acknowledged the first updates. */
  onFirstAnswer?: (() => void) | undefined;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Options and examples. */
  help: string;
  /** Returns the exit code. A command line that makes no sense throws a UsageError. */
  run(args: readonly string[], io: CommandIo): Promise<number>;
}
