import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { drainStates } from './drain-states.ts';

function stateQueue() {
  const logged = new EventEmitter<{ line: [string] }>();
  const bodies: unknown[] = [];
  const sendBatch = async (messages: { body: object }[]) => {
    bodies.push(...messages.map(({ body }) => body));
  };
  return { logged, bodies, queue: { sendBatch } };
}

it('sends a full batch, and waits until the Worker logs its barrier', async () => {
  const { logged, bodies, queue } = stateQueue();
  const drained = drainStates(queue, logged);
  await expect.poll(() => bodies.length).toBe(100);
  logged.emit('line', '{"event":"states-written","barrier":"of another"}');
  logged.emit('line', JSON.stringify({ event: 'states-written', ...Object(bodies[0]) }));
  expect(await drained).toBe(true);
});

it('gives up after a timeout, and at once when the Worker is gone', async () => {
  const { logged, queue } = stateQueue();
  expect(await drainStates(queue, logged, 10)).toBe(false);
  const gone = { sendBatch: async () => Promise.reject(new Error('The Worker is gone')) };
  expect(await drainStates(gone, logged)).toBe(false);
  const sendBatch = () => {
    throw new Error('Attempted to use poisoned stub');
  };
  expect(await drainStates({ sendBatch }, logged)).toBe(false);
});
