import { expect, test, vi } from 'vitest';
import { ReportQueue, type Report } from './reports.ts';

const view = (id: string): Report => ({ kind: 'event', name: id, attributes: {} });

test('reports queued before the sink is attached are sent first, later ones at once', () => {
  const queue = new ReportQueue();
  const sink = vi.fn<(report: Report) => void>();
  queue.push(view('a'));
  queue.push(view('b'));
  queue.attach(sink);
  queue.push(view('c'));
  expect(sink.mock.calls.flat()).toEqual([view('a'), view('b'), view('c')]);
});

test('the queue keeps the newest 100 reports', () => {
  const queue = new ReportQueue();
  const sink = vi.fn<(report: Report) => void>();
  for (let count = 0; count < 150; count += 1) queue.push(view(String(count)));
  queue.attach(sink);
  expect(sink).toHaveBeenCalledTimes(100);
  expect(sink.mock.calls[0]).toEqual([view('50')]);
});

test('onCollected() calls back when a sink is attached, later at once, and never after drop()', () => {
  const queue = new ReportQueue();
  const notify = vi.fn<(who: string) => void>();
  queue.onCollected(() => notify('early'));
  expect(notify).not.toHaveBeenCalled();
  queue.attach(() => {});
  queue.onCollected(() => notify('late'));
  expect(notify.mock.calls.flat()).toEqual(['early', 'late']);

  const dropped = new ReportQueue();
  dropped.onCollected(() => notify('early of none'));
  dropped.drop();
  dropped.onCollected(() => notify('late of none'));
  expect(notify).toHaveBeenCalledTimes(2);
});
