import { setTimeout as sleep } from 'node:timers/promises';
import { count, defineBenchmark } from './benchmark.ts';
import { launchChromium } from './chromium.ts';
import { monotonicNow } from './clock.ts';
import { benchFixture, scoreOf } from './match-updates.ts';
import { median, percentile } from './percentiles.ts';
import { startProduct } from './product.ts';
import { watchPage } from './watched-page.ts';

/** Limit of the median from the sending of the ingest request to the DOM, ms. */
const BAR_MS = 60;
/** Unmeasured updates of each page, which warm up its connection and code. */
const WARMUP = 10;
const INTERVAL_MS = 250;
const MATCH_ID = 'bench-paint';
/** The first score. It has four digits, unlike all other numbers of a match. */
const FIRST_SCORE = 1_000;

export const benchmark = defineBenchmark({
  description: `Sends scores to the product one by one and measures when real Chromium shows them, on
the match's page and on Home.`,
  options: { updates: count(60, 'measured updates per page') },
  async run({ updates }, cleanup) {
    const product = await startProduct(cleanup);
    const startTime = Date.now() - 600_000;
    let score = FIRST_SCORE;
    await product.ingest([
      {
        ...scoreOf(MATCH_ID, score, startTime),
        fixture: benchFixture(startTime),
        status: 'Live',
        matchStatus: 'H1',
      },
    ]);
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
        score += 1;
        const shown = page.shown(score);
        const [{ sentAt, answeredAt }, changedAt] = await Promise.all([
          product.ingest([scoreOf(MATCH_ID, score, Date.now())]),
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
