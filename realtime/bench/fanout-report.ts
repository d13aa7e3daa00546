import type { FanoutOptions } from './fanout-options.ts';
import type { Outcome } from './fanout-run.ts';
import type { Figures } from './figures.ts';
import { decimal, rounded, table } from './report.ts';
import { BARE_DURABLE_OBJECT } from './systems/bare-durable-object.ts';
import { PROJECT } from './systems/project.ts';

/** Limit of the room's full fan-out, in multiples of the bare Durable Object's. */
const RATIO_BAR = 1.25;

/** This project's figures as multiples of the bare Durable Object's. */
interface Ratios {
  fullFanout: number;
  spread: number;
  cpu: number;
}

function isFigures(outcome: Outcome): outcome is Figures {
  return !('skipped' in outcome);
}

function ratiosOf(outcomes: readonly Outcome[]): Ratios | undefined {
  const figures = outcomes.filter(isFigures);
  const own = figures.find(({ name }) => name === PROJECT);
  const bare = figures.find(({ name }) => name === BARE_DURABLE_OBJECT);
  if (!own || !bare) return undefined;
  return {
    fullFanout: own.fullFanoutMs / bare.fullFanoutMs,
    spread: own.spreadMs / bare.spreadMs,
    cpu: own.cpuPerDeliveryUs / bare.cpuPerDeliveryUs,
  };
}

/** Returns a readable outcome. */
export function fanoutText(options: FanoutOptions, outcomes: readonly Outcome[]): string {
  const { clients, updates, rounds } = options;
  const figures = outcomes.filter(isFigures);
  const ratios = ratiosOf(outcomes);
  const lines = [
    `Fan-out to ${clients} sockets, ${rounds} × ${updates} updates per system`,
    '',
    table([
      ['', 'delivered', 'p50 ms', 'p99 ms', 'full ms', 'spread ms', 'answer ms', 'CPU µs', 'bytes'],
      ...figures.map((row) => [
        row.name,
        `${row.delivered}/${row.expected}`,
        decimal(row.p50Ms),
        decimal(row.p99Ms),
        decimal(row.fullFanoutMs),
        decimal(row.spreadMs),
        decimal(row.answeredMs),
        decimal(row.cpuPerDeliveryUs),
        decimal(row.bytesPerDelivery, 0),
      ]),
    ]),
    ...outcomes.flatMap((row) => (isFigures(row) ? [] : [`${row.name}: skipped, ${row.skipped}`])),
    '',
    'p50, p99: from the sending of the HTTP request that brings an update to a receipt, over all',
    'receipts. full: to the last socket’s receipt. spread: from the first receipt to the last.',
    'answer: to the request’s answer. These three are medians over the updates.',
    'CPU: of the server’s processes, per delivery. touchline’s request is a signed ingest, which',
    'is checked and stored before it is sent on; the others take the frame as it is.',
    ...figures.flatMap(({ name, duplicates }) =>
      duplicates > 0 ? [`${name} delivered ${duplicates} updates twice.`] : [],
    ),
  ];
  if (ratios)
    lines.push(
      '',
      `touchline against the bare Durable Object: full ${decimal(ratios.fullFanout, 2)}× ` +
        `(bar ${RATIO_BAR}×: ${ratios.fullFanout <= RATIO_BAR ? 'met' : 'missed'}), ` +
        `spread ${decimal(ratios.spread, 2)}×, CPU ${decimal(ratios.cpu, 2)}×`,
    );
  return lines.join('\n');
}

/** Returns the figures as one JSON object. */
export function fanoutJson(options: FanoutOptions, outcomes: readonly Outcome[]): string {
  const { clients, updates, rounds, warmup, interval } = options;
  const ratios = ratiosOf(outcomes);
  return JSON.stringify(
    {
      benchmark: 'fanout',
      clients,
      updates,
      rounds,
      warmup,
      intervalMs: interval,
      systems: outcomes,
      ...(ratios && {
        ratioToBareDurableObject: ratios,
        bar: { fullFanout: RATIO_BAR, met: ratios.fullFanout <= RATIO_BAR },
      }),
    },
    (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value),
  );
}
