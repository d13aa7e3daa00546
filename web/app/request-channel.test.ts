import { expect, test } from 'vitest';
import { createRequestChannel } from './request-channel.ts';

test('a request that comes before its part has loaded is answered once the part has', () => {
  const channel = createRequestChannel<string>();
  const taken: string[] = [];
  channel.send('first');
  channel.send('newest');
  const leave = channel.answer((request) => taken.push(request));
  expect(taken).toEqual(['newest']);
  channel.send('later');
  expect(taken).toEqual(['newest', 'later']);
  leave();
});

test('an answered request is not answered again by the next part', () => {
  const channel = createRequestChannel<string>();
  const taken: string[] = [];
  channel.answer(() => {})();
  channel.send('waiting');
  const leave = channel.answer(() => {});
  channel.answer((request) => taken.push(request));
  // The part before leaves after its successor has come.
  leave();
  expect(taken).toEqual([]);
  channel.send('now');
  expect(taken).toEqual(['now']);
});
