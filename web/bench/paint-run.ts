import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { BROWSER_FLAGS } from '../../.ci/browser.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { Cleanup } from '../../realtime/bench/cleanup.ts';
import { monotonicNow } from '../../realtime/bench/clock.ts';
import { paintFiguresOf, type PaintFigures, type Shown } from './paint-figures.ts';
import { startProduct, type Product } from '../../realtime/bench/product.ts';
import { scoreUpdates } from '../../realtime/bench/score-updates.ts';
import { watchPage, type WatchedPage } from './watched-page.ts';

const MATCH_ID = 'bench-paint';
/** Updates that connect the page and warm up its code. */
const WARMUP = 10;

export interface PaintOptions {
  /** Measured updates per page. */
  updates: number;
  /** Interval between updates, ms. */
  interval: number;
  /** Chromium's executable. */
  browser: string;
}

/** Longest duration of a run, about, ms. */
export function boundOf({ updates, interval }: PaintOptions): number {
  return 300_000 + 2 * (updates + WARMUP) * (interval + 1_000);
}

/** Sends scores singly and times when real Chromium shows them, on the match's page and on Home. */
export async function runPaint(
  { updates, interval, browser: executablePath }: PaintOptions,
  { cleanup, progress }: { cleanup: Cleanup; progress: (message: string) => void },
): Promise<PaintFigures[]> {
  progress('starting the product');
  const product = await startProduct(cleanup);
  const scores = scoreUpdates(MATCH_ID, Date.now());
  await product.ingest([scores.next().value]);
  progress('starting Chromium');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  cleanup.add(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });

  const figures: PaintFigures[] = [];
  for (const { name, path } of [
    { name: 'match page', path: `/football/match/${MATCH_ID}` },
    { name: 'home', path: '/' },
  ]) {
    progress(`${name}: ${updates} updates`);
    const page = await watchPage(context, new URL(path, product.url), MATCH_ID);
    await sleep(1_000);
    const shown: Shown[] = [];
    for (let update = 0; update < WARMUP + updates; update++) {
      const one = await showOne(product, page, scores.next().value);
      if (update >= WARMUP) shown.push(one);
      await sleep(Math.max(0, one.sentAt + interval - monotonicNow()));
    }
    await page.close();
    figures.push(paintFiguresOf(name, shown, page.clockError));
  }
  return figures;
}

async function showOne(product: Product, page: WatchedPage, update: MatchUpdate): Promise<Shown> {
  const change = page.shown(update.score?.home ?? 0);
  const [{ sentAt, answeredAt }, changedAt] = await Promise.all([product.ingest([update]), change]);
  return { sentAt, answeredAt, changedAt };
}
