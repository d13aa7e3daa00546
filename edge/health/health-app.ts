import { Hono, type Context } from 'hono';
import { seriesOf } from '../../realtime/hosts/metrics/metric-list.ts';
import type { MetricsReading } from '../../realtime/hosts/metrics/metrics-server.ts';
import { isReporting, metricsObject, reportNow } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { cacheControl } from '../middleware/cache-control.ts';
import { holdsToken } from '../middleware/holds-token.ts';
import type { QueueName } from '../queue/queue-name.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import { allCounters, OPEN_METRICS_TYPE, openMetricsText } from './open-metrics.ts';
import { timed } from './probe.ts';
import { createReadiness, type Readiness } from './readiness.ts';

/**
 * Serves the checks of those who run the product. `/healthz` answers while the process does, `/readyz` while
 * every part does, else with 503 and the names of the failing ones. `/metrics` is for Prometheus and takes
 * the token of METRICS_TOKEN.
 */
export function createHealthApp(readiness = createReadiness()) {
  const app = new Hono<Bindings>();
  for (const path of ['/healthz', '/readyz', '/metrics'])
    app.use(path, cacheControl({ value: 'no-store' }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const result = await readiness(c);
    return c.json(result, result.status === 'ready' ? 200 : 503);
  });
  app.get('/metrics', async (c, next) => {
    if (!isReporting(c.env)) return next();
    if (!(await holdsToken(c, c.env.METRICS_TOKEN)))
      return answerError(c, 401, 'Metrics take the token of METRICS_TOKEN.');
    const [{ checks }, reading] = await Promise.all([readiness(c), readMetrics(c.env)]);
    return answerMetrics(c, checks, reading);
  });
  return app;
}

/** Returns all metrics; undefined while the metrics object does not answer. */
async function readMetrics(env: Env): Promise<MetricsReading | undefined> {
  let reading: MetricsReading | undefined;
  await timed('metrics', async () => {
    await reportNow(env);
    reading = await metricsObject(env)?.read();
  });
  return reading;
}

/** Answers with the metrics. If there are none, it answers with the checks, which alerts need most then. */
function answerMetrics(
  c: Context<Bindings>,
  checks: Readiness['checks'],
  { counters, histograms, gauges }: Partial<MetricsReading> = {},
): Response {
  const figures = checks['queue']?.figures ?? {};
  const text = openMetricsText({
    // No counters at 0: Prometheus would read a restart, but the metrics object only does not answer.
    counters: counters ? allCounters(counters) : new Map(),
    histograms: histograms ?? new Map(),
    gauges: new Map([
      ...(gauges ?? []),
      ...queueGauges('match-states', figures['messages'], figures['oldestSeconds']),
      ...queueGauges('match-states-dead', figures['deadLetters'], figures['oldestDeadSeconds']),
      ...Object.entries(checks).map(([check, { ok }]): [series: string, value: number] => [
        seriesOf('ready_check', { check }),
        Number(ok),
      ]),
    ]),
  });
  return c.body(text, 200, { 'content-type': OPEN_METRICS_TYPE });
}

function queueGauges(
  queue: QueueName,
  messages: number | undefined,
  oldest: number | undefined,
): [series: string, value: number][] {
  if (messages === undefined || oldest === undefined) return [];
  return [
    [seriesOf('queue_backlog_messages', { queue }), messages],
    [seriesOf('queue_oldest_message_seconds', { queue }), oldest],
  ];
}
