/** Outcomes of a run's updates. */
export interface Counts {
  /** Distinct updates sent; each counts once, even if it is resent. */
  sent: number;
  applied: number;
  duplicate: number;
  stale: number;
  rejected: number;
  /** Updates that were sent, but that no response names. */
  unacknowledged: number;
  /** Invalid parts of the file; only for commands that read one. */
  leftOut?: number;
}

export function noCounts(): Counts {
  return { sent: 0, applied: 0, duplicate: 0, stale: 0, rejected: 0, unacknowledged: 0 };
}

/** Returns the counts as text: 'sent 12, applied 10, duplicate 2, stale 0, rejected 0'. */
export function formatCounts({ unacknowledged, leftOut = 0, ...counts }: Counts): string {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  if (unacknowledged > 0) parts.push(`not acknowledged ${unacknowledged}`);
  if (leftOut > 0) parts.push(`left out ${leftOut}`);
  return parts.join(', ');
}
