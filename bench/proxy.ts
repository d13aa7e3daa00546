import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../.ci/child.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { percentile } from './percentiles.ts';
import { startProduct } from './product.ts';
import { Caller } from './timed-request.ts';

const SERVER = fileURLToPath(new URL('server-process.ts', import.meta.url));
const WARM_UP = 300;
/** Limit of the time that the edge adds to the median, ms. */
const LIMIT_MS = 2;

export const benchmark = defineBenchmark({
  description: `What the edge adds to a call: the same call made straight to an upstream and through
the edge, turn by turn in one run, each server a process of its own.`,
  options: { calls: count(2_000, 'calls each') },
  async run({ calls }, cleanup) {
    const upstream = cleanup.use(
      new Child(process.execPath, [SERVER], { name: 'the upstream', ipc: true }),
    );
    const base = `http://127.0.0.1:${v.parse(v.number(), await upstream.ask('upstream'))}`;
    const { url } = await startProduct(cleanup, { vars: { MEDIA_API_URL: base } });
    const straight = cleanup.use(new Caller(`${base}/v1/events`));
    const proxied = cleanup.use(new Caller(`http://127.0.0.1:${url.port}/api/media/v1/events`));
    const times: Record<'straight' | 'proxied', number[]> = { straight: [], proxied: [] };
    for (let call = -WARM_UP; call < calls; call += 1) {
      const turn = { straight: await straight.time(), proxied: await proxied.time() };
      if (call < 0) continue;
      times.straight.push(turn.straight);
      times.proxied.push(turn.proxied);
    }
    const row = (way: string, values: number[]) => ({
      way,
      p50Ms: percentile(values, 0.5),
      p99Ms: percentile(values, 0.99),
    });
    const rows = [
      row('straight to the upstream', times.straight),
      row('through the edge', times.proxied),
    ];
    const added = percentile(times.proxied, 0.5) - percentile(times.straight, 0.5);
    return {
      title: `${calls} calls each, turn by turn`,
      rows,
      bars: [{ figure: 'added by the edge, p50 ms', value: added, limit: LIMIT_MS }],
    };
  },
});
