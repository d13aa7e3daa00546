import type { Page } from 'playwright';
import * as v from 'valibot';

const durationsSchema = v.array(v.number());

/** Has the page note its long tasks (over 50 ms, as browsers define them). Call it before the page is opened. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: number[] = [];
    Reflect.set(globalThis, 'longTasks', noted);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task since the last call, ms; 0 where none was long. */
export async function longestTask(page: Page): Promise<number> {
  const noted = await page.evaluate(() => {
    const tasks: unknown = Reflect.get(globalThis, 'longTasks');
    return Array.isArray(tasks) ? tasks.splice(0) : [];
  });
  return Math.max(0, ...v.parse(durationsSchema, noted));
}

/** Waits until the page has been quiet for a while: nothing on the way, no task to come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 400), { timeout: 5_000 });
      }),
  );
}
