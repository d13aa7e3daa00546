import { execFileSync } from 'node:child_process';

/** workerd opens two files per socket; the other servers and the clients one. */
const FILES_PER_CLIENT = 2;
/** Open files of a process beside its sockets. */
const OTHER_FILES = 512;

/**
 * Returns advice when a process of this machine cannot hold so many clients, else undefined: workerd
 * dies when it runs out of files.
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

/** Node raises its own limit to the hard one and passes it on to its children. */
function readLimit(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Infinity : Number(limit);
}
