const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** The machine's monotonic clock, ms: readings of different processes can be compared. */
export function monotonicNow(): number {
  return origin + performance.now();
}
