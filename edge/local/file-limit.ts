import { execFileSync } from 'node:child_process';

/** Number of open files that is enough: workerd opens two per socket, and a few per active room. */
const COMFORTABLE = 8_192;

/**
 * Returns a warning and its remedy if a process may open too few files; undefined if the limit is high enough
 * or unknown.
 */
export function fileLimitWarning(limit = readLimit()): string | undefined {
  if (limit === undefined || limit >= COMFORTABLE) return undefined;
  return (
    `This shell lets a process open ${limit} files: about ${Math.max(0, Math.floor((limit - 256) / 2))} ` +
    `viewers at once. For more, run "ulimit -n ${COMFORTABLE}" first ` +
    `(raise the hard limit in /etc/security/limits.conf if it is refused).`
  );
}

/** Returns the limit of the Worker's process. Node raises its own to the hard limit, which children inherit. */
function readLimit(): number | undefined {
  try {
    const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}
