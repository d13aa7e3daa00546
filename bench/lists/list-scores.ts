import { on, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { monotonicNow, readPageClock } from '../clock.ts';
import type { Product } from '../product.ts';
import { scoreOf } from '../match-updates.ts';

/** Score changes per run. */
const CHANGES = 5;
/** The last score. It has four digits, unlike all other numbers in a row. */
let score = 1_000;

/**
 * Returns the longest time, ms, from the arrival of a room's frame to the paint of its score, for a visible
 * row of a scrolling page on a slowed CPU. A separate socket measures the arrival, since a busy page would
 * notice it late.
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
  await once(socket, 'open', { signal: AbortSignal.timeout(10_000) });
  return socket;
}

/** Resolves to the time at which the frame with a home score arrives, monotonic ms. */
async function arrivalOf(socket: WebSocket, home: number): Promise<number> {
  for await (const [message] of on(socket, 'message'))
    if (message instanceof MessageEvent && String(message.data).includes(`"home":${home}`)) break;
  return monotonicNow();
}

/**
 * Runs in the page: returns the id of a match near the lower edge, which stays visible while the page scrolls.
 * Looks for elements at points: reading the rows' positions would make the browser lay out all rows above.
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

/** Runs in the page: `painted` resolves to the time at which a score is painted, by the page's clock, ms. */
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
