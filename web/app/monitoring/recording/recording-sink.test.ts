import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { RecordingSink } from './recording-sink.ts';

const batchSchema = v.object({
  session: v.string(),
  sequence: v.number(),
  user: v.nullable(v.string()),
  events: v.array(v.unknown()),
});

function sinkTo(answer: () => Promise<Response>) {
  const sent: v.InferOutput<typeof batchSchema>[] = [];
  const onEnd = vi.fn<() => void>();
  const sink = new RecordingSink({
    url: 'https://recorder.test',
    session: 's',
    user: null,
    fetch: (_url, init) => {
      sent.push(v.parse(batchSchema, JSON.parse(String(init?.body))));
      return answer();
    },
    onEnd,
  });
  return { sink, sent, onEnd };
}

const taken = async () => new Response(null, { status: 202 });

test('recorded events are sent in numbered batches with the session and the user', async () => {
  const { sink, sent } = sinkTo(taken);
  sink.push('{"type":1}');
  sink.push('{"type":2}');
  await sink.send();
  sink.identify('7-touchline');
  sink.push('{"type":3}');
  await sink.send();
  await sink.send();
  expect(sent).toEqual([
    { session: 's', sequence: 0, user: null, events: [{ type: 1 }, { type: 2 }] },
    { session: 's', sequence: 1, user: '7-touchline', events: [{ type: 3 }] },
  ]);
});

test('a recording ends when the recorder refuses a batch', async () => {
  const { sink, sent, onEnd } = sinkTo(async () => new Response(null, { status: 403 }));
  sink.push('{}');
  await sink.send();
  sink.push('{}');
  await sink.send();
  expect(sent).toHaveLength(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('an unreachable recorder is tried three times, each time with the new events too', async () => {
  const { sink, sent, onEnd } = sinkTo(() => Promise.reject(new Error('offline')));
  for (let count = 0; count < 4; count += 1) {
    sink.push('{}');
    await sink.send();
  }
  expect(sent.map(({ sequence, events }) => [sequence, events.length])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a recording ends after 5 MB', async () => {
  const { sink, sent, onEnd } = sinkTo(taken);
  const event = JSON.stringify('x'.repeat(99_998));
  for (let count = 0; count < 50; count += 1) {
    sink.push(event);
    await sink.send();
  }
  expect(onEnd).not.toHaveBeenCalled();
  sink.push(event);
  await sink.send();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(50);
});

test('sendLast() sends pending events unless they exceed the size of a keepalive request', () => {
  const { sink, sent } = sinkTo(taken);
  sink.push('{}');
  sink.sendLast();
  sink.push(JSON.stringify('x'.repeat(70_000)));
  sink.sendLast();
  expect(sent.map(({ sequence, events }) => [sequence, events.length])).toEqual([[0, 1]]);
});

test('finish() sends pending events, and later events are not sent', async () => {
  const { sink, sent, onEnd } = sinkTo(() => Promise.reject(new Error('offline')));
  sink.push('{}');
  sink.finish();
  sink.push('{}');
  await sink.send();
  sink.finish();
  expect(sent.map(({ sequence, events }) => [sequence, events.length])).toEqual([[0, 1]]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
