import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * Ends a child at a signal to this process, and this one after it: otherwise the child would go on, on its ports.
 * A terminal's Ctrl-C reaches both, and the child ends by itself.
 */
export function endWith(child: ChildProcess): void {
  const end = (signal: NodeJS.Signals) => {
    void once(child, 'exit').then(() => process.exit(128 + constants.signals[signal]));
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.once(signal, end);
  child.once('exit', () => {
    for (const signal of SIGNALS) process.off(signal, end);
  });
}

/**
 * Ends this process, if npm runs it, with the shell that npm runs it by: npm passes SIGTERM on to that shell alone.
 * Windows does not tell of it.
 */
export function endWithShell(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
