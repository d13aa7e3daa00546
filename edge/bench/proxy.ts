import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../.ci/help.ts';
import { startChild } from './child.ts';
import { Caller, percentile } from './measure.ts';

answerHelp(`Usage: npm run bench:proxy -- [options]

What the edge adds to a call: the same call made straight to an upstream and
through the edge, turn by turn in one run, each server a process of its own.

  --calls N  calls each (default 2000)
  --json     print one JSON object
  --help     print this`);

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    calls: { type: 'string', default: '2000' },
  },
});
const calls = Number(values.calls);
const WARM_UP = 300;
/** Limit of the median time added by the edge, ms. */
const LIMIT_MS = 2;

const state = await mkdtemp(join(tmpdir(), 'bench-proxy-'));
const upstream = await startChild(['edge/bench/upstream-server.ts'], /^(\d+)$/);
const base = `http://127.0.0.1:${upstream.found}`;
const product = await startChild(
  ['edge/local.ts', '--feed', 'none', '--port', '0', '--state', state],
  /(http:\/\/localhost:\d+)/,
  { MEDIA_API_URL: base },
);
const straight = new Caller(`${base}/v1/events`);
const proxied = new Caller(
  `${product.found.replace('localhost', '127.0.0.1')}/api/media/v1/events`,
);
try {
  const times: Record<'straight' | 'proxied', number[]> = { straight: [], proxied: [] };
  for (let call = -WARM_UP; call < calls; call += 1) {
    const turn = { straight: await straight.time(), proxied: await proxied.time() };
    if (call < 0) continue;
    times.straight.push(turn.straight);
    times.proxied.push(turn.proxied);
  }
  const figures = {
    calls,
    straightP50Ms: percentile(times.straight, 0.5),
    straightP99Ms: percentile(times.straight, 0.99),
    proxiedP50Ms: percentile(times.proxied, 0.5),
    proxiedP99Ms: percentile(times.proxied, 0.99),
  };
  const addedP50Ms = Math.round((figures.proxiedP50Ms - figures.straightP50Ms) * 1_000) / 1_000;
  if (values.json) console.log(JSON.stringify({ ...figures, addedP50Ms, limitMs: LIMIT_MS }));
  else
    console.log(
      `${calls} calls each, turn by turn, ms\n` +
        `  straight to the upstream  p50 ${figures.straightP50Ms}  p99 ${figures.straightP99Ms}\n` +
        `  through the edge          p50 ${figures.proxiedP50Ms}  p99 ${figures.proxiedP99Ms}\n` +
        `  added by the edge         p50 ${addedP50Ms} (at most ${LIMIT_MS})`,
    );
  if (!(addedP50Ms <= LIMIT_MS)) process.exitCode = 1;
} finally {
  straight.close();
  proxied.close();
  await product.stop();
  await upstream.stop();
  await rm(state, { recursive: true, force: true });
}
