import { execFileSync } from 'node:child_process';

/** Open files per socket of a workerd process. The other servers and the clients open one. */
const FILES_PER_CLIENT = 2;
/** Open files of a process beside those of its sockets. */
const OTHER_FILES = 512;

/**
 * Returns advice if a process of this machine may not open enough files for these clients, else undefined.
 * Without enough files workerd would crash.
 */
export function openFilesFault(clients: number, limit = readLimit()): string | undefined {
  const needed = clients * FILES_PER_CLIENT + OTHER_FILES;
  if (limit >= needed) return undefined;
  return (
    `${clients} clients need ${needed} open files per process and the limit is ${limit}.\n` +
    `Raise it in this shell and start again: ulimit -n ${needed}\n` +
    `(if the shell refuses: raise the hard limit, for example with prlimit, or ask for at most ` +
    `${Math.max(Math.floor((limit - OTHER_FILES) / FILES_PER_CLIENT), 0)} clients)`
  );
}

/** Returns the limit of a child process. Node raises its own to the hard limit, which children inherit. */
function readLimit(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Infinity : Number(limit);
}
