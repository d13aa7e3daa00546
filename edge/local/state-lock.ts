import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StateLock {
  release(): void;
}

/**
 * Keeps two runs from writing the same state. Answers the process that holds
 * it, or the lock. A lock whose process was killed is taken over.
 */
export function lockState(state: string): StateLock | { heldBy: number } {
  mkdirSync(state, { recursive: true });
  const file = join(state, 'running');
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) return { heldBy: holder };
  writeFileSync(file, `${process.pid}\n`);
  return {
    release: () => {
      if (readHolder(file) === process.pid) rmSync(file, { force: true });
    },
  };
}

function readHolder(file: string): number | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Ids are used again: after a restart of the machine another program may have the number. */
function isRunning(pid: number): boolean {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(
      'local.ts',
    );
  } catch {
    return false;
  }
}
