import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import * as v from 'valibot';

/** Longest time for a process to end by itself, ms. */
const STOP_MS = 10_000;

/** An answer of `answerOrders` in the child. */
const answerSchema = v.object({
  id: v.number(),
  value: v.optional(v.unknown()),
  fault: v.optional(v.string()),
});

export interface ChildOptions {
  /** Name of the process in messages. */
  name: string;
  env?: Record<string, string>;
  /** Whether the process is a script that answers orders. */
  ipc?: boolean;
}

/** A process that a test or benchmark starts. Its standard error goes to this process's. */
export class Child {
  readonly pid: number;
  readonly #name: string;
  readonly #process: ChildProcess;
  readonly #lines: Interface;
  /** Rejects when the process ends. */
  readonly #ended: Promise<never>;
  #orders = 0;

  constructor(
    command: string,
    args: readonly string[],
    { name, env = {}, ipc = false }: ChildOptions,
  ) {
    this.#name = name;
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit', ...(ipc ? ['ipc' as const] : [])],
      // Passes typed arrays unchanged.
      serialization: 'advanced',
      env: { ...process.env, ...env },
    });
    this.#process = child;
    this.#ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${String(code)}`);
    });
    this.#ended.catch(() => {});
    const { pid, stdout } = child;
    if (pid === undefined || !stdout) throw new Error(`${name}: ${command} could not be started`);
    this.pid = pid;
    this.#lines = createInterface({ input: stdout });
  }

  /** Resolves to the first match in a line that the process prints from now on. `timeout` is ms. */
  printed(pattern: RegExp, timeout: number): Promise<RegExpExecArray> {
    const { promise, resolve } = Promise.withResolvers<RegExpExecArray>();
    this.#lines.on('line', (line) => {
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    return this.within(timeout, promise);
  }

  /** Sends an order and resolves to its answer. `timeout` is ms. */
  async ask(order: unknown, timeout = 30_000): Promise<unknown> {
    const id = ++this.#orders;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onMessage = (message: unknown) => {
      const answer = v.parse(answerSchema, message);
      if (answer.id !== id) return;
      if (answer.fault === undefined) resolve(answer.value);
      else reject(new Error(`${this.#name}: ${answer.fault}`));
    };
    this.#process.on('message', onMessage);
    try {
      // Ignores a closed channel: the process has then ended, which `within` reports.
      this.#process.send({ id, order }, () => {});
      return await this.within(timeout, promise);
    } finally {
      this.#process.off('message', onMessage);
    }
  }

  /** Waits for `work`. Rejects when the process ends, or after `timeout` ms. */
  async within<T>(timeout: number, work: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new Error(`${this.#name} gave no answer within ${timeout / 1_000} s`));
    }, timeout);
    try {
      return await Promise.race([work, late.promise, this.#ended]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process by SIGTERM, or by SIGKILL if that takes too long. */
  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), STOP_MS);
    await this.#ended.catch(() => {});
    clearTimeout(timer);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }
}
