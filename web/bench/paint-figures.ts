import { median, percentile } from '../../realtime/bench/percentiles.ts';

/** One update as it came to be seen, monotonic ms. */
export interface Shown {
  sentAt: number;
  answeredAt: number;
  changedAt: number;
}

/** Times in ms. */
export interface PaintFigures {
  page: string;
  updates: number;
  /** From the sending of the ingest request to the change of the DOM. */
  sentMedianMs: number;
  sentP95Ms: number;
  /** From the ingest's answer; negative where the DOM changed before it had been read. */
  acceptedMedianMs: number;
  acceptedP95Ms: number;
  /** How far the two clocks may be apart. */
  clockErrorMs: number;
}

/** Sums up the updates of one page. */
export function paintFiguresOf(
  page: string,
  shown: readonly Shown[],
  clockErrorMs: number,
): PaintFigures {
  const sent = shown.map(({ sentAt, changedAt }) => changedAt - sentAt);
  const accepted = shown.map(({ answeredAt, changedAt }) => changedAt - answeredAt);
  return {
    page,
    updates: shown.length,
    sentMedianMs: median(sent),
    sentP95Ms: percentile95(sent),
    acceptedMedianMs: median(accepted),
    acceptedP95Ms: percentile95(accepted),
    clockErrorMs,
  };
}

function percentile95(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.95,
  );
}
