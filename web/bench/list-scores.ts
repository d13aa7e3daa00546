import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { monotonicNow } from '../../realtime/bench/clock.ts';
import type { Product } from '../../realtime/bench/product.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { scoreOf } from './list-updates.ts';
import { readPageClock } from './page-clock.ts';

/** Changes of score in a run. */
const CHANGES = 5;
/** Scores of four digits cannot be mistaken for anything else of a row. */
let score = 1_000;

/**
 * The longest that a score in sight of a scrolling reader takes, ms, on a CPU
 * slowed down: from when the room's frame arrives to the picture that shows it.
 * A socket beside the page's tells when, for a busy page learns of it late.
 */
export async function longestPaint(
  page: Page,
  product: Product,
  { shown, slowdown }: { shown: string; slowdown: number },
): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const clock = await readPageClock(page);
  const socket = await openRoom(product);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scrolling = new AbortController();
  const scrolled = (async () => {
    while (!scrolling.signal.aborted) {
      await page.mouse.wheel(0, 60);
      await sleep(30);
    }
  })();
  let longest = 0;
  try {
    for (let change = 0; change < CHANGES; change++) {
      const matchId = await page.evaluate(matchInSight, shown);
      score += 1;
      const arrived = arrivalOf(socket, score);
      const watch = await page.evaluateHandle(watchFor, String(score));
      await product.ingest([scoreOf(matchId, score, Date.now())]);
      const painted = await watch.evaluate((watching) => watching.painted);
      longest = Math.max(longest, painted + clock.offset - (await arrived));
    }
  } finally {
    scrolling.abort();
    await scrolled;
    socket.close();
    await session.detach();
  }
  return longest;
}

async function openRoom({ url }: Product): Promise<WebSocket> {
  const room = new URL(roomPath({ party: 'sport', sportKey: 'volleyball' }), url);
  room.protocol = 'ws:';
  const socket = new WebSocket(room);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}

/** When a frame tells of a score, monotonic ms. */
function arrivalOf(socket: WebSocket, told: number): Promise<number> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      if (!String(data).includes(`"home":${told}`)) return;
      socket.removeEventListener('message', onMessage);
      resolve(monotonicNow());
    };
    socket.addEventListener('message', onMessage);
  });
}

/**
 * Runs in the page: a match near the lower edge, which scrolling keeps in sight
 * for a while. What lies there is asked for, not where each row lies: to tell
 * that, the browser would lay out all the rows that it passes over.
 */
function matchInSight(rows: string): string {
  for (let y = innerHeight * 0.8; y > 0; y -= 20)
    for (const x of [innerWidth / 3, innerWidth / 2]) {
      const row = document.elementFromPoint(x, y)?.closest<HTMLElement>(rows);
      const id = row?.dataset['matchId'];
      if (id !== undefined) return id;
    }
  throw new Error('No match is in sight.');
}

/** Runs in the page: when the picture that shows a score is painted, by the page's clock. */
function watchFor(wanted: string): { painted: Promise<number> } {
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver((records) => {
      const isShown = records.some(({ target, addedNodes }) =>
        [target, ...addedNodes].some(({ textContent }) => textContent === wanted),
      );
      if (!isShown) return;
      observer.disconnect();
      // What is sent before a frame is painted is received after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return { painted };
}
