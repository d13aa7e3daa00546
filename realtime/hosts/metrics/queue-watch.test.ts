import { expect, it } from 'vitest';
import { QueueWatch } from './queue-watch.ts';
import { emptyReport, Tally } from './tally.ts';

/** Adds what an isolate reports of these times. */
function add(watch: QueueWatch, { sent = [], taken }: { sent?: number[]; taken?: number }): void {
  const tally = new Tally();
  for (const at of sent) tally.sent(at);
  if (taken !== undefined) tally.taken(taken);
  watch.add((tally.take() ?? emptyReport()).queue);
}

it('knows the oldest state that waits, until a later batch is taken', () => {
  const watch = new QueueWatch();
  expect(watch.waitingSince).toBeNull();
  add(watch, { sent: [10, 12] });
  add(watch, { sent: [9, 11] });
  expect(watch.waitingSince).toBe(9);
  add(watch, { taken: 15 });
  expect(watch.waitingSince).toBeNull();
});

it('counts states that were sent after the batch', () => {
  const watch = new QueueWatch();
  add(watch, { sent: [10, 20] });
  add(watch, { taken: 15 });
  expect(watch.waitingSince).toBe(20);
});

it('takes a report of older states, which came late, for nothing new', () => {
  const watch = new QueueWatch();
  add(watch, { taken: 15 });
  add(watch, { sent: [10, 14] });
  expect(watch.waitingSince).toBeNull();
  add(watch, { sent: [13, 17] });
  expect(watch.waitingSince).toBe(17);
});
