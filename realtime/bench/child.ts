import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';
import { isAlive, processTree } from './cpu.ts';

/** Longest time for a process to end by itself, ms. */
const TIMEOUT_MS = 5_000;
/** Characters of a child's output that are kept to explain a failure. */
const KEPT_OUTPUT = 4_000;

export interface ChildOptions {
  /** Its name in messages. */
  name: string;
  cleanup: Cleanup;
  env?: Record<string, string>;
  /** Whether it is a script of this benchmark, with IPC. */
  ipc?: boolean;
}

/** A process of the benchmark. The cleanup ends it and all its descendants. */
export class Child {
  readonly pid: number;
  readonly #name: string;
  readonly #process: ChildProcess;
  #output = '';

  constructor(
    command: string,
    args: readonly string[],
    { name, cleanup, env = {}, ipc = false }: ChildOptions,
  ) {
    this.#name = name;
    this.#process = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
      // Typed arrays pass unchanged.
      serialization: 'advanced',
      env: { ...process.env, ...env },
    });
    const { pid, stdout, stderr } = this.#process;
    this.#process.on('error', (error) => {
      this.#output += error.message;
    });
    if (pid === undefined) throw new Error(`${name}: ${command} could not be started`);
    this.pid = pid;
    for (const stream of [stdout, stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-KEPT_OUTPUT);
      });
    cleanup.add(() => this.stop());
  }

  send(message: Record<string, unknown>): void {
    this.#process.send(message);
  }

  onMessage(take: (message: unknown) => void): void {
    this.#process.on('message', take);
  }

  /** Resolves with the first match in its output. */
  printed(pattern: RegExp, timeout: number): Promise<RegExpExecArray> {
    return this.until(timeout, (resolve) => {
      this.#process.stdout?.on('data', () => {
        const match = pattern.exec(this.#output);
        if (match) resolve(match);
      });
    });
  }

  /** Waits for an event of the child: rejects when it ends, or after `timeout` ms. */
  async until<T>(
    timeout: number,
    start: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
  ): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let onExit: (() => void) | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        const fail = (reason: string): void => {
          reject(new Error(`${this.#name} ${reason}\n${this.#output}`.trim()));
        };
        onExit = () => fail('ended early');
        timer = setTimeout(() => fail(`gave no answer within ${timeout / 1_000} s`), timeout);
        this.#process.once('exit', onExit);
        if (this.#hasEnded()) onExit();
        else start(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      if (onExit) this.#process.off('exit', onExit);
    }
  }

  /** Ends it and its descendants, each by its pid: SIGTERM first, then SIGKILL. */
  async stop(): Promise<void> {
    if (this.#hasEnded()) return;
    const tree = processTree(this.pid);
    this.#process.kill('SIGTERM');
    for (let waited = 0; waited < TIMEOUT_MS && tree.some(isAlive); waited += 50) await sleep(50);
    for (const { pid } of tree.filter(isAlive)) process.kill(pid, 'SIGKILL');
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}
