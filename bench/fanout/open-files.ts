import { readFileSync } from 'node:fs';

/** workerd opens two files per socket; the other servers and the clients one. */
const FILES_PER_CLIENT = 2;
/** Open files of a process beside its sockets. */
const OTHER_FILES = 512;

/** Returns the limit on open files from the text of a `/proc/{pid}/limits`. */
export function parseOpenFilesLimit(text: string): number {
  const soft = /^Max open files\s+(\S+)/m.exec(text)?.[1];
  return soft === 'unlimited' ? Infinity : Number(soft);
}

/**
 * Returns advice when this machine cannot hold so many clients, else undefined. Runs first, because
 * workerd dies when it runs out of files.
 */
export function openFilesFault(clients: number): string | undefined {
  let limits: string;
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return 'The benchmark reads limits and CPU times from /proc: it needs Linux.';
  }
  const allowed = parseOpenFilesLimit(limits);
  const needed = clients * FILES_PER_CLIENT + OTHER_FILES;
  if (allowed >= needed) return undefined;
  return (
    `${clients} clients need ${needed} open files per process and the limit is ${allowed}.\n` +
    `Raise it in this shell and start again: ulimit -n ${needed}\n` +
    `(if the shell refuses: raise the hard limit, for example with prlimit, or ask for at most ` +
    `--clients ${Math.max(Math.floor((allowed - OTHER_FILES) / FILES_PER_CLIENT), 0)})`
  );
}
