import { expect, it } from 'vitest';
import { settled, startGate } from './testing/start-gate.ts';

it('rests for longer than a work has blocked the thread, so that others have their turn', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  await settled();
  await wait(105, 105);
  void ask('b');
  await end('a');
  await wait(140);
  expect(begun()).toEqual(['a']);
  await wait(20);
  expect(begun()).toEqual(['a', 'b']);
});

it('a range without a recent work does not wait for the rest after works of others', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  await settled();
  await wait(2_000);
  void ask('b', '198.51.100.2');
  await end('a');
  await wait(20);
  await wait(200, 200);
  await end('b');
  await wait(5);
  for (const [name, network] of [
    ['b again', '198.51.100.2'],
    ['new', '203.0.113.3'],
  ] as const)
    void ask(name, network);
  await wait(20);
  expect(begun()).toEqual(['a', 'b', 'new']);
  await end('new');
  await wait(5);
  void ask('a again');
  await settled();
  expect(begun()).toEqual(['a', 'b', 'new', 'a again']);
});

it('a machine of an unknown network, as in development, does not wait for its own rest', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a', null);
  await settled();
  await wait(100, 100);
  await end('a');
  await wait(5);
  void ask('b', null);
  await settled();
  expect(begun()).toEqual(['a', 'b']);
});

it('does not rest longer while others block the thread', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  void ask('b');
  await settled();
  await wait(105, 105);
  await end('a');
  await wait(5);
  for (let times = 0; times < 2; times += 1) await wait(90, 90);
  expect(begun()).toEqual(['a', 'b']);
});

it('rests for half a second at most: while a work waits, others may block the thread', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  void ask('b');
  await settled();
  await wait(905, 905);
  await end('a');
  await wait(490);
  expect(begun()).toEqual(['a']);
  await wait(40);
  expect(begun()).toEqual(['a', 'b']);
});

it('what others block of the thread does not make the gate rest', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  await settled();
  await wait(105, 105);
  await end('a');
  await wait(5);
  // The gate rests for 150 ms, in which timers fire half a period late.
  void ask('b');
  for (let at = 0; at < 150; at += 30) await wait(30, 30);
  await end('b');
  for (const name of ['c', 'd', 'e', 'f']) {
    void ask(name);
    await wait(60, 30);
    await end(name);
    await wait(30, 30);
  }
  expect(begun()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('a work that begins and ends between two looks counts as no work of others', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  await settled();
  await wait(105, 105);
  await end('a');
  await wait(5);
  void ask('b');
  // Other ranges do not wait for the rest, and each blocks the thread for 195 ms.
  for (const [name, network] of [
    ['short', '198.51.100.1'],
    ['next', '203.0.113.1'],
  ] as const) {
    void ask(name, network);
    await settled();
    await end(name);
    await wait(200, 200);
  }
  await wait(280);
  expect(begun()).toEqual(['a', 'short', 'next']);
  await wait(40);
  expect(begun()).toEqual(['a', 'short', 'next', 'b']);
});

it('rests also after what a work causes when it has ended, if the gate says for how long', async () => {
  const { ask, begun, end, wait } = startGate({ aftermath: 50 });
  void ask('a');
  await settled();
  await end('a');
  await wait(5);
  void ask('b');
  await wait(105, 105);
  await wait(140);
  expect(begun()).toEqual(['a']);
  await wait(40);
  expect(begun()).toEqual(['a', 'b']);
});

it('does not rest for a timer that is only a little late', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  void ask('b');
  await wait(96, 8);
  await end('a');
  await wait(24, 8);
  expect(begun()).toEqual(['a', 'b']);
});

it('each range waits for a rest once works have blocked more than two fifths of a second', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('a');
  await settled();
  await wait(505, 505);
  await end('a');
  await wait(5);
  void ask('new', '203.0.113.3');
  await wait(200);
  expect(begun()).toEqual(['a']);
  await wait(60);
  expect(begun()).toEqual(['a', 'new']);
});

it('runs two works at a time once they are heavy', async () => {
  const { ask, begun, end, wait } = startGate({ atWork: { group: 2, all: 4 } });
  void ask('a');
  await settled();
  await wait(205, 205);
  await end('a');
  await wait(320);
  for (const at of [1, 2, 3]) void ask(`${at}`, `203.0.${at}.1`);
  await wait(40);
  expect(begun()).toEqual(['a', '1', '2']);
});

it('a gate of works that only wait never rests, and none of them is heavy', async () => {
  const { ask, begun, end, wait, kept } = startGate({
    atWork: { group: 1, all: 4 },
    onlyWaits: true,
  });
  void ask('a');
  await settled();
  // Others block the thread meanwhile.
  await wait(205, 205);
  void ask('b');
  await end('a');
  await wait(20);
  for (const at of [1, 2, 3]) void ask(`${at}`, `203.0.${at}.1`);
  await settled();
  expect(begun()).toEqual(['a', 'b', '1', '2', '3']);
  const failed = ask('4', '203.0.4.1').catch((error: unknown) => String(error));
  await end('b');
  await wait(40);
  await end('4', 'fail');
  expect([await failed, kept.length]).toEqual(['Error: 4', 6]);
});
