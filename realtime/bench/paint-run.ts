import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Cleanup } from './cleanup.ts';
import { monotonicNow } from './clock.ts';
import { median, percentile } from './percentiles.ts';
import { startProduct, type Product } from './product.ts';
import { watchPage, type WatchedPage } from './watched-page.ts';

const MATCH_ID = 'bench-paint';
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** The first score: four digits, so that it cannot be mistaken for anything else. */
const FIRST_SCORE = 1_000;
/** Updates that connect the page and warm up its code. */
const WARMUP = 10;

export interface PaintOptions {
  /** Measured updates per page. */
  updates: number;
  /** From one update to the next, ms. */
  interval: number;
  /** Chromium's executable. */
  browser: string;
}

/** Times in ms. */
export interface PaintFigures {
  page: string;
  updates: number;
  /** From the sending of the ingest request to the change of the DOM. */
  sentMedianMs: number;
  sentP95Ms: number;
  /** From the ingest's answer; negative where the DOM changed before it had been read. */
  acceptedMedianMs: number;
  acceptedP95Ms: number;
  /** How far the two clocks may be apart. */
  clockErrorMs: number;
}

/** About how long a run takes at most, ms. */
export function boundOf({ updates, interval }: PaintOptions): number {
  return 300_000 + 2 * (updates + WARMUP) * (interval + 1_000);
}

/** Sends scores one at a time and sees when real Chromium shows them, on the match's page and on Home. */
export async function runPaint(
  { updates, interval, browser: executablePath }: PaintOptions,
  { cleanup, progress }: { cleanup: Cleanup; progress: (message: string) => void },
): Promise<PaintFigures[]> {
  progress('starting the product');
  const product = await startProduct(cleanup);
  const scores = scoreUpdates(Date.now());
  await product.ingest([scores.next().value]);
  progress('starting Chromium');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
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
    figures.push(figuresOf(name, shown, page.clockError));
  }
  return figures;
}

interface Shown {
  sentAt: number;
  answeredAt: number;
  changedAt: number;
}

async function showOne(product: Product, page: WatchedPage, update: MatchUpdate): Promise<Shown> {
  const change = page.shown(update.score?.home ?? 0);
  const [{ sentAt, answeredAt }, changedAt] = await Promise.all([product.ingest([update]), change]);
  return { sentAt, answeredAt, changedAt };
}

/** A football match in which the home side scores without end. */
function* scoreUpdates(now: number): Generator<MatchUpdate, never> {
  const start = now - 600_000;
  const score = (goals: number) => ({ home: FIRST_SCORE + goals, away: 0 });
  yield {
    matchId: MATCH_ID,
    sequence: 1,
    occurredAt: start,
    fixture: {
      sportId: 1,
      league: { id: 'bench-league', name: 'Bench League' },
      home: { id: 'bench-home', name: 'Northport United', shortName: 'NOR' },
      away: { id: 'bench-away', name: 'Southfield Rovers', shortName: 'SOU' },
      startTime: start,
    },
    status: 'Live',
    matchStatus: 'H1',
    score: score(0),
  };
  for (let goals = 1; ; goals++)
    yield {
      matchId: MATCH_ID,
      sequence: goals + 1,
      occurredAt: start + goals,
      score: score(goals),
    };
}

function figuresOf(page: string, shown: readonly Shown[], clockErrorMs: number): PaintFigures {
  const sent = shown.map(({ sentAt, changedAt }) => changedAt - sentAt);
  const accepted = shown.map(({ answeredAt, changedAt }) => changedAt - answeredAt);
  const p95 = (values: readonly number[]): number =>
    percentile(
      values.toSorted((a, b) => a - b),
      0.95,
    );
  return {
    page,
    updates: shown.length,
    sentMedianMs: median(sent),
    sentP95Ms: p95(sent),
    acceptedMedianMs: median(accepted),
    acceptedP95Ms: p95(accepted),
    clockErrorMs,
  };
}
