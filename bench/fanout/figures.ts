import { median, percentile } from '../percentiles.ts';
import type { Turn } from './turn.ts';

/**
 * A system's results over all rounds: times in ms, sizes in bytes, CPU time in µs. A type, not an interface,
 * since a report's row is a record.
 */
export type Figures = {
  name: string;
  delivered: number;
  expected: number;
  duplicates: number;
  /** Time from an update's request to a client's receipt, over all deliveries. */
  p50Ms: number;
  p99Ms: number;
  /** Time from the request to the last client's receipt, median over the updates. */
  fullFanoutMs: number;
  /** Time from the first client's receipt to the last one's, median over the updates. */
  spreadMs: number;
  /** Time from the request to its response, median over the updates. */
  answeredMs: number;
  cpuPerDeliveryUs: number;
  bytesPerDelivery: number;
};

/** Returns the figures of a system's turns. An update that missed a client counts for no full fan-out or spread. */
export function figuresOf(name: string, clients: number, turns: readonly Turn[]): Figures {
  const sent = turns.flatMap((turn) => turn.sent);
  const receipts = sent.map(({ sentAt, answeredAt, times }) => {
    const received = times.filter((time) => time > 0).toSorted();
    return { sentAt, answeredAt, received, isFull: received.length === clients };
  });
  const full = receipts
    .filter(({ isFull }) => isFull)
    .map(({ sentAt, received }) => {
      const last = received.at(-1) ?? Number.NaN;
      return { fanout: last - sentAt, spread: last - (received[0] ?? Number.NaN) };
    });
  const latencies = receipts.flatMap(({ sentAt, received }) =>
    Array.from(received, (time) => time - sentAt),
  );
  const sum = (value: (turn: Turn) => number): number =>
    turns.reduce((total, turn) => total + value(turn), 0);
  const delivered = latencies.length;
  return {
    name,
    delivered,
    expected: sent.length * clients,
    duplicates: sum(({ duplicates }) => duplicates),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    fullFanoutMs: median(full.map(({ fanout }) => fanout)),
    spreadMs: median(full.map(({ spread }) => spread)),
    answeredMs: median(receipts.map(({ sentAt, answeredAt }) => answeredAt - sentAt)),
    cpuPerDeliveryUs: (sum(({ cpuMs }) => cpuMs) * 1_000) / delivered,
    bytesPerDelivery: sum(({ bytes }) => bytes) / delivered,
  };
}
