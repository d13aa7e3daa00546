import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
