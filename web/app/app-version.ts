/**
 * Returns whether an app has at least a version (spec point 5). Compares part by part as numbers,
 * without anything after a hyphen. A page outside apps, or without a version, is allowed
 * everything.
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

/** A part without a number counts as 0. */
function partsOf(version: string): number[] {
  const [release = ''] = version.split('-');
  return release.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
