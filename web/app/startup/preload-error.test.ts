// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reports, type Report } from '../monitoring/reports.ts';
import { watchPreloads } from './preload-error.ts';

const sink = vi.fn<(report: Report) => void>();
reports.attach(sink);
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

afterEach(() => {
  sink.mockClear();
  reload.mockClear();
  sessionStorage.clear();
});

async function partsThatFail(count: number, isStale: boolean): Promise<void> {
  const stop = watchPreloads(window, 'a', async () => isStale);
  for (let failed = 0; failed < count; failed += 1) {
    const event = new Event('vite:preloadError');
    Object.assign(event, { payload: new Error('gone') });
    window.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
  }
  stop();
}

test('a missing asset of an older build raises an event and reloads the page once', async () => {
  await partsThatFail(2, true);
  expect(reload).toHaveBeenCalledTimes(1);
  const kinds = sink.mock.calls.map(([report]) => report.kind);
  expect(kinds).toEqual(['event', 'error', 'event', 'error']);
});

test('a blocked asset raises an event without a reload', async () => {
  await partsThatFail(1, false);
  expect(reload).not.toHaveBeenCalled();
  expect(sink).toHaveBeenCalledWith({ kind: 'event', name: 'preload-error', attributes: {} });
});
