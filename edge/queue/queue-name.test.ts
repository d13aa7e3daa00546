import { expect, it } from 'vitest';
import { QUEUES, queueOf } from './queue-name.ts';

it.each(['match', 'touchline-staging', 'touchline-production', 'scores-dead', 'dead-alerts'])(
  'knows the four queues whose names begin with %s',
  (own) => {
    for (const queue of QUEUES) expect(queueOf(queue.replace(/^match/, own))).toBe(queue);
  },
);

it.each(['', 'states', 'touchline-scores', 'touchline-staging-states-2', 'toString'])(
  'knows no queue named %j',
  (name) => {
    expect(queueOf(name)).toBeUndefined();
  },
);
