/**
 * Whether an app is at least of a version (spec point 5): compared part by part
 * as numbers, anything after a hyphen ignored. A page that no app shows, or one
 * that does not say its version, is allowed everything.
 */
export function isVersionAtLeast(version: string | null | undefined, minimum: string): boolean {
  if (!version) return true;
  const [has, needs] = [partsOf(version), partsOf(minimum)];
  for (let at = 0; at < Math.max(has.length, needs.length); at += 1) {
    const difference = (has[at] ?? 0) - (needs[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** A part that is no number counts as 0. */
function partsOf(version: string): number[] {
  const [release = ''] = version.split('-');
  return release.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
