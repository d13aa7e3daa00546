import { execFileSync } from 'node:child_process';

/** A socket takes a file, and every active room a few. */
const COMFORTABLE = 8_192;

/**
 * Returns a warning with a remedy when a process may open few files; undefined when there are enough, or the
 * limit is unknown.
 */
export function fileLimitWarning(limit = readLimit()): string | undefined {
  if (limit === undefined || limit >= COMFORTABLE) return undefined;
  return (
    `This shell lets a process open ${limit} files: about ${Math.max(0, Math.floor((limit - 256) / 2))} ` +
    `viewers at once. For more, run "ulimit -n ${COMFORTABLE}" first ` +
    `(raise the hard limit in /etc/security/limits.conf if it is refused).`
  );
}

/** Limit of the Worker's process: Node raises its own limit to the hard one, and passes it on. */
function readLimit(): number | undefined {
  try {
    const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}
