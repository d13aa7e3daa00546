import { messageOf } from '../hosts/log.ts';

/** Steps that undo what was started: run last first, and only once. */
export class Cleanup {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #running: Promise<void> | undefined;

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  /** Returns a separate cleanup for a part of the work: it may run earlier, at latest with this one. */
  part(): Cleanup {
    const part = new Cleanup();
    this.add(() => part.run());
    return part;
  }

  /** Runs all steps: a failing step is reported and does not stop the others. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/**
 * Runs a benchmark and then the cleanup, however it ends: success, failure, interrupt, or a timeout
 * after `timeout` ms.
 */
export async function runBounded(
  timeout: number,
  work: (cleanup: Cleanup) => Promise<void>,
): Promise<void> {
  const cleanup = new Cleanup();
  let isEnding = false;
  const end = (reason: string, code: number): void => {
    isEnding = true;
    console.error(reason);
    void cleanup.run().then(() => process.exit(code));
  };
  process.once('SIGINT', () => end('Interrupted.', 130));
  process.once('SIGTERM', () => end('Terminated.', 143));
  const timer = setTimeout(() => {
    end(`Gave up after ${Math.round(timeout / 1_000)} s.`, 1);
  }, timeout);
  try {
    await work(cleanup);
  } catch (error) {
    // Interrupted work fails for that reason alone.
    if (!isEnding) {
      console.error(messageOf(error));
      process.exitCode = 1;
    }
  } finally {
    clearTimeout(timer);
    await cleanup.run();
  }
}
