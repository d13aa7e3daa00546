import { EventEmitter, once } from 'node:events';
import type { BrowserContext } from 'playwright';
import * as v from 'valibot';
import { readPageClock } from './clock.ts';

const CHANGE_TIMEOUT_MS = 5_000;

const changeSchema = v.object({ score: v.number(), at: v.number() });

/** A page that shows a match's score. */
export interface WatchedPage {
  /** Largest error of the times, ms. */
  clockError: number;
  /** Resolves to the time at which the DOM shows this home score, monotonic ms. Call it before you send. */
  shown(score: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens a page that shows the match, and observes its DOM. */
export async function watchPage(
  context: BrowserContext,
  url: URL,
  matchId: string,
): Promise<WatchedPage> {
  const changes = new EventEmitter();
  const page = await context.newPage();
  await page.exposeFunction('reportChange', (value: unknown) => {
    const { score, at } = v.parse(changeSchema, value);
    changes.emit(String(score), at);
  });
  await page.goto(url.href);
  await page.locator(`[data-match-id="${matchId}"]`).first().waitFor();
  const clock = await readPageClock(page);
  await page.evaluate(watchScore, matchId);
  return {
    clockError: clock.error,
    shown: async (score) => {
      const [at] = await once(changes, String(score), {
        signal: AbortSignal.timeout(CHANGE_TIMEOUT_MS),
      });
      return v.parse(v.number(), at) + clock.offset;
    },
    close: () => page.close(),
  };
}

/**
 * Runs in the page: reports each new score and its time. The benchmark's scores have four digits, unlike all
 * other numbers of a match.
 */
function watchScore(matchId: string): void {
  const match = document.querySelector(`[data-match-id="${matchId}"]`);
  const report: unknown = Reflect.get(globalThis, 'reportChange');
  if (!match || typeof report !== 'function') throw new Error('the match is not on this page');
  let known = '';
  new MutationObserver(() => {
    const at = performance.now();
    const score = /\d{4}/.exec(match.textContent)?.[0] ?? known;
    if (score === known) return;
    known = score;
    report({ score: Number(score), at });
  }).observe(match, { subtree: true, childList: true, characterData: true });
}
