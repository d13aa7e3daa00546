/** Returns the value at a share (0–1) of the values (nearest rank); NaN without values. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? Number.NaN;
}

/** Returns the median; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const above = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (above + below) / 2;
}
