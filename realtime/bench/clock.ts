const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Returns the machine's monotonic clock, ms: comparable between processes. */
export function monotonicNow(): number {
  return origin + performance.now();
}
