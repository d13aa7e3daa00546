import { execFileSync } from 'node:child_process';

/** A socket takes a file, and every room that is awake a few. */
const COMFORTABLE = 8_192;

/**
 * A warning when the system lets a process open few files, with what to do;
 * undefined when there are enough, or the system does not say.
 */
export function fileLimitWarning(limit = readLimit()): string | undefined {
  if (limit === undefined || limit >= COMFORTABLE) return undefined;
  return (
    `This shell lets a process open ${limit} files: about ${Math.max(0, Math.floor((limit - 256) / 2))} ` +
    `viewers at once. For more, run "ulimit -n ${COMFORTABLE}" first ` +
    `(raise the hard limit in /etc/security/limits.conf if it is refused).`
  );
}

/** What the Worker's process will have: Node raises its own limit to the hard one, and passes it on. */
function readLimit(): number | undefined {
  try {
    const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}
