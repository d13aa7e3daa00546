import type { Browser, Page } from 'playwright';
import * as v from 'valibot';

const traceSchema = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Processor time, µs. */
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
});

/** The category of whole tasks of Chromium's scheduler. More would slow the measured page. */
const CATEGORIES = ['toplevel'];
const TASK = /RunTask$/;

/**
 * Returns the main thread's longest task during `act`, ms of processor time. Other busy processes
 * lengthen a task's wall time, but not this.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString('utf8')));
  const mainThreads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => TASK.test(name) && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0);
}

/** Waits until the page is idle and has no pending requests. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await quiet(page);
}

/** Waits until the page is idle, at most 5 s, and 400 ms more. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 400), { timeout: 5_000 });
      }),
  );
}
