import { metricsObject, reportNow } from '../../realtime/hosts/metrics/report.ts';
import { env } from './bindings.ts';

/** Returns the series that grow during the work, and by how much; a histogram's by its count. */
export async function counted(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await totals();
  await work();
  const after = await totals();
  return Object.fromEntries(
    [...after]
      .map(([series, total]) => [series, total - (before.get(series) ?? 0)] as const)
      .filter(([, grown]) => grown > 0),
  );
}

/** Rooms report when they like: only the object knows all. */
async function totals(): Promise<Map<string, number>> {
  await reportNow(env);
  const reading = await metricsObject(env)?.read();
  if (!reading) throw new Error('wrangler.toml binds no metrics');
  const histograms = Array.from(reading.histograms, ([series, { counts }]) => {
    return [series, counts.reduce((sum, count) => sum + count, 0)] as const;
  });
  return new Map([...reading.counters, ...histograms]);
}
