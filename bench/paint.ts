import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchUpdate } from '../realtime/protocol/ingest.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { launchChromium } from './chromium.ts';
import { monotonicNow } from './clock.ts';
import { benchFixture } from './fixture.ts';
import { median, percentile } from './percentiles.ts';
import { startProduct } from './product.ts';
import { watchPage } from './watched-page.ts';

/** Limit of the median from the sending of the ingest request to the DOM, ms. */
const BAR_MS = 60;
/** Updates that connect the page and warm up its code. */
const WARMUP = 10;
const INTERVAL_MS = 250;
const MATCH_ID = 'bench-paint';
/** Four digits, so that nothing else in a match looks like it. */
const FIRST_SCORE = 1_000;

export const benchmark = defineBenchmark({
  description: `Sends scores to the product one by one and measures when real Chromium shows them, on
the match's page and on Home.`,
  options: { updates: count(60, 'measured updates per page') },
  async run({ updates }, cleanup) {
    const product = await startProduct(cleanup);
    const scores = scoreUpdates(Date.now());
    await product.ingest([scores.next().value]);
    const browser = await launchChromium(cleanup);
    const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
    const rows = [];
    for (const { name, path } of [
      { name: 'match page', path: `/football/match/${MATCH_ID}` },
      { name: 'home', path: '/' },
    ]) {
      console.error(`${name}: ${updates} updates`);
      const page = await watchPage(context, new URL(path, product.url), MATCH_ID);
      await sleep(1_000);
      const sent: number[] = [];
      const accepted: number[] = [];
      for (let index = 0; index < WARMUP + updates; index++) {
        const update = scores.next().value;
        const shown = page.shown(update.score?.home ?? 0);
        const [{ sentAt, answeredAt }, changedAt] = await Promise.all([
          product.ingest([update]),
          shown,
        ]);
        if (index >= WARMUP) {
          sent.push(changedAt - sentAt);
          accepted.push(changedAt - answeredAt);
        }
        await sleep(Math.max(0, sentAt + INTERVAL_MS - monotonicNow()));
      }
      await page.close();
      rows.push({
        page: name,
        sentMedianMs: median(sent),
        sentP95Ms: percentile(sent, 0.95),
        acceptedMedianMs: median(accepted),
        acceptedP95Ms: percentile(accepted, 0.95),
        clockErrorMs: page.clockError,
      });
    }
    return {
      title: `Ingest to a changed DOM in Chromium, ${updates} updates per page`,
      rows,
      notes: [
        'sent: from the sending of the ingest request. accepted: from its answer; negative where the',
        'DOM changed before the answer had been read. clockError: the largest error of both clocks.',
      ],
      bars: [
        {
          figure: 'slower page, sent to DOM, median ms',
          value: Math.max(...rows.map(({ sentMedianMs }) => sentMedianMs)),
          limit: BAR_MS,
        },
      ],
    };
  },
});

/** Yields a match in which the home side scores without end. */
function* scoreUpdates(now: number): Generator<MatchUpdate, never> {
  const start = now - 600_000;
  yield {
    matchId: MATCH_ID,
    sequence: 1,
    occurredAt: start,
    fixture: benchFixture(start),
    status: 'Live',
    matchStatus: 'H1',
    score: { home: FIRST_SCORE, away: 0 },
  };
  for (let goals = 1; ; goals++)
    yield {
      matchId: MATCH_ID,
      sequence: goals + 1,
      occurredAt: start + goals,
      score: { home: FIRST_SCORE + goals, away: 0 },
    };
}
