import { median, percentile } from '../../realtime/bench/percentiles.ts';

/** One update's way to the screen, monotonic ms. */
export interface Shown {
  sentAt: number;
  answeredAt: number;
  changedAt: number;
}

/** Times in ms. */
export interface PaintFigures {
  page: string;
  updates: number;
  /** From the sending of the ingest request to the DOM change. */
  sentMedianMs: number;
  sentP95Ms: number;
  /** From the ingest's response; negative if the DOM changed before it was read. */
  acceptedMedianMs: number;
  acceptedP95Ms: number;
  /** Largest error of the two clocks, ms. */
  clockErrorMs: number;
}

/** Summarises a page's updates. */
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
