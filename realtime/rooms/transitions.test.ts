import { expect, test } from 'vitest';
import { EVENT_STATUSES, type EventStatus } from '../sports/event-status.ts';
import { isLegalTransition } from './transitions.ts';

function reachable(from: EventStatus, correction = false): EventStatus[] {
  return EVENT_STATUSES.filter((to) => isLegalTransition(from, to, correction));
}

test.each(['NotStarted', 'Delayed', 'Postponed', 'Unknown'] as const)(
  'A match that is %s may change to any status',
  (from) => {
    expect(reachable(from)).toEqual(EVENT_STATUSES);
  },
);

test.each(['Live', 'Suspended', 'Interrupted'] as const)(
  'A match that is %s cannot become NotStarted or Delayed',
  (from) => {
    expect(EVENT_STATUSES.filter((to) => !reachable(from).includes(to))).toEqual([
      'NotStarted',
      'Delayed',
    ]);
  },
);

test('An ended match may only be finished', () => {
  expect(reachable('Ended')).toEqual(['Ended', 'Finished']);
});

test.each(['Finished', 'Cancelled'] as const)('A match that is %s stays so', (from) => {
  expect(reachable(from)).toEqual([from]);
});

test('An abandoned match may end, be postponed or be cancelled', () => {
  expect(reachable('Abandoned')).toEqual([
    'Ended',
    'Finished',
    'Cancelled',
    'Abandoned',
    'Postponed',
  ]);
});

test.each(EVENT_STATUSES)('A correction may change a match that is %s to any status', (from) => {
  expect(reachable(from, true)).toEqual(EVENT_STATUSES);
});
