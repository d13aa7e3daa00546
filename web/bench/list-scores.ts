import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { monotonicNow } from '../../realtime/bench/clock.ts';
import type { Product } from '../../realtime/bench/product.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { scoreOf } from './list-updates.ts';
import { readPageClock } from './page-clock.ts';

/** Score changes per run. */
const CHANGES = 5;
/** Four-digit scores differ from all other numbers of a row. */
let score = 1_000;

/**
 * Returns the longest time, ms, from the arrival of a room's frame to the paint of its score, for a
 * visible row of a scrolling page on a slowed CPU. A separate socket measures the arrival, as a
 * busy page notices it late.
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

/** Arrival of a score's frame, monotonic ms. */
function arrivalOf(socket: WebSocket, reported: number): Promise<number> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      if (!String(data).includes(`"home":${reported}`)) return;
      socket.removeEventListener('message', onMessage);
      resolve(monotonicNow());
    };
    socket.addEventListener('message', onMessage);
  });
}

/**
 * Runs in the page: finds a match near the lower edge, which stays visible while scrolling. It
 * queries points, not the rows' positions, which would make the browser lay out all rows above.
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

/** Runs in the page: resolves when a score is painted, by the page's clock. */
function watchFor(wanted: string): { painted: Promise<number> } {
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver((records) => {
      const isShown = records.some(({ target, addedNodes }) =>
        [target, ...addedNodes].some(({ textContent }) => textContent === wanted),
      );
      if (!isShown) return;
      observer.disconnect();
      // A message sent before a paint arrives after it.
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
