import { expect, test } from 'vitest';
import { Connections } from './connections.ts';
import type { Sent } from './send-message.ts';

const SENT: Sent = { kind: 'sent' };

test('a push service that hangs leaves connections to the others', async () => {
  const connections = new Connections();
  const hanging: PromiseWithResolvers<Sent>[] = [];
  const hang = () => {
    const own = Promise.withResolvers<Sent>();
    hanging.push(own);
    return own.promise;
  };
  const held = Array.from({ length: 20 }, () => connections.send('https://a.example', hang));
  const others = Array.from({ length: 20 }, () =>
    connections.send('https://b.example', async () => SENT),
  );
  expect(await Promise.all(others)).toEqual(others.map(() => SENT));
  expect(hanging).toHaveLength(5);
  for (const { resolve } of hanging)
    resolve({ kind: 'again', origin: 'https://a.example', status: 0, seconds: 0 });
  expect(await Promise.all(held)).toHaveLength(20);
  expect(hanging).toHaveLength(5);
});

test('no more than six messages are on their way at once', async () => {
  const connections = new Connections();
  let [running, most] = [0, 0];
  const send = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return SENT;
  };
  const all = Array.from({ length: 30 }, (_, index) =>
    connections.send(`https://${index % 3}.example`, send),
  );
  await Promise.all(all);
  expect(most).toBe(6);
});
