import { expect, test, vi } from 'vitest';
import { ReportQueue, type Report } from './reports.ts';

const view = (id: string): Report => ({ kind: 'event', name: id, attributes: {} });

test('what came before the sink is handed over first, and what comes after goes straight on', () => {
  const queue = new ReportQueue();
  const sink = vi.fn<(report: Report) => void>();
  queue.push(view('a'));
  queue.push(view('b'));
  queue.attach(sink);
  queue.push(view('c'));
  expect(sink.mock.calls.flat()).toEqual([view('a'), view('b'), view('c')]);
});

test('of very many the newest are kept', () => {
  const queue = new ReportQueue();
  const sink = vi.fn<(report: Report) => void>();
  for (let count = 0; count < 150; count += 1) queue.push(view(String(count)));
  queue.attach(sink);
  expect(sink).toHaveBeenCalledTimes(100);
  expect(sink.mock.calls[0]).toEqual([view('50')]);
});

test('who waits for a sink is told once there is one, who comes later at once, and of none nobody', () => {
  const queue = new ReportQueue();
  const told = vi.fn<(who: string) => void>();
  queue.onCollected(() => told('early'));
  expect(told).not.toHaveBeenCalled();
  queue.attach(() => {});
  queue.onCollected(() => told('late'));
  expect(told.mock.calls.flat()).toEqual(['early', 'late']);

  const dropped = new ReportQueue();
  dropped.onCollected(() => told('early of none'));
  dropped.drop();
  dropped.onCollected(() => told('late of none'));
  expect(told).toHaveBeenCalledTimes(2);
});
