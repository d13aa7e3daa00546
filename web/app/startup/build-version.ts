/** Interval between checks for a newer build, ms. */
export const POLL_MS = 3_600_000;

/** Whether the server has a newer build than the page. */
export async function isOutdated(version: string, fetch = globalThis.fetch): Promise<boolean> {
  // The development server has no build.
  if (version === '') return false;
  try {
    const answer = await fetch('/build-version', { cache: 'no-store' });
    const newest = versionOf(await answer.json());
    return newest !== '' && newest !== version;
  } catch {
    // Offline, or amid a deployment: retried in an hour.
    return false;
  }
}

/**
 * Returns the version of a `BuildVersion`; '' for anything else. Uses no schema, since every page
 * loads this code first.
 */
function versionOf(answer: unknown): string {
  const isRecord = typeof answer === 'object' && answer !== null && 'version' in answer;
  return isRecord && typeof answer.version === 'string' ? answer.version : '';
}

/** Calls `onOutdated` once when a newer build appears. Returns the stop function. */
export function watchBuild(version: string, onOutdated: () => void): () => void {
  if (version === '') return () => {};
  const poll = async () => {
    if (!(await isOutdated(version))) return;
    clearInterval(timer);
    onOutdated();
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  return () => clearInterval(timer);
}
