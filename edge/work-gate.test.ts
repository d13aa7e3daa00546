import { expect, it } from 'vitest';
import { tally } from '../realtime/hosts/metrics/report.ts';
import { answerTo, settled, startGate } from './testing/start-gate.ts';

it('runs as many works at a time as it may, and the next one when one ends', async () => {
  const { ask, begun, end, wait } = startGate({ atWork: { group: 2, all: 2 } });
  const results = ['a', 'b', 'c'].map((name) => ask(name));
  await wait(100);
  expect(begun()).toEqual(['a', 'b']);
  await end('a');
  await wait(20);
  expect(begun()).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(results)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
});

it('runs no more works of a group at a time than it may, though others may begin', async () => {
  const { ask, begun, end, wait } = startGate({ atWork: { group: 1, all: 2 } });
  for (const name of ['f1', 'f2']) void ask(name);
  await wait(100);
  expect(begun()).toEqual(['f1']);
  void ask('fan', '192.0.2.2');
  await settled();
  expect(begun()).toEqual(['f1', 'fan']);
  await end('f1');
  await wait(20);
  expect(begun()).toEqual(['f1', 'fan', 'f2']);
});

it('a work that fails frees its place, and its request alone gets the error', async () => {
  const { ask, begun, end, wait } = startGate();
  const failed = ask('a');
  void ask('b');
  await settled();
  const outcome = failed.catch((error: unknown) => String(error));
  await end('a', 'fail');
  expect(await outcome).toBe('Error: a');
  await wait(20);
  expect(begun()).toEqual(['a', 'b']);
});

it('the visitor of one network does not wait behind the flood of another', async () => {
  const { ask, begun, end, wait } = startGate();
  for (const name of ['f1', 'f2', 'f3']) void ask(name);
  await wait(20);
  void ask('fan', '192.0.2.2');
  await end('f1');
  await wait(40);
  expect(begun()).toEqual(['f1', 'fan']);
});

it('a request whose work is not needed any more leaves, and counts as no refusal', async () => {
  const { gate, ask, begun, end, wait } = startGate();
  void ask('a');
  let isNeeded = true;
  tally.take();
  const left = gate.run(
    { network: '192.0.2.1', waitUntil: () => {}, isNeeded: () => isNeeded },
    async () => ({ name: 'b' }),
  );
  isNeeded = false;
  await end('a');
  await wait(60);
  expect([await left, begun(), tally.take()]).toEqual([null, ['a'], null]);
});

it('a request waits no longer than its caller says, however many turns are before its own', async () => {
  const waiting = { network: 20, group: 40, all: 40 };
  const { gate, ask, begun, wait } = startGate({ waiting });
  for (let n = 0; n < 20; n += 1) void ask(`f${n}`);
  await settled();
  const caller = { network: '192.0.2.1', waitUntil: () => {} };
  const refused = gate.run({ ...caller, weight: 2, longestWait: 100 }, async () => ({
    name: 'late',
  }));
  await wait(95);
  expect(await answerTo(refused)).toBe('unanswered');
  await wait(5);
  expect([await answerTo(refused), begun()]).toEqual([null, ['f0']]);
});

it('says whose turn comes first', async () => {
  const { gate, ask, wait } = startGate();
  void ask('a', '192.0.2.1');
  await wait(20);
  expect(gate.precedes('192.0.3.1', '192.0.2.1')).toBe(true);
  expect(gate.precedes('192.0.2.9', '192.0.2.1')).toBe(true);
  expect(gate.precedes('192.0.2.1', '192.0.3.1')).toBe(false);
  expect(gate.precedes(null, '192.0.3.1')).toBe(false);
});

it('the many networks of a /48 take turns as one', async () => {
  const { ask, begun, end, wait } = startGate();
  for (const at of [1, 2, 3, 4]) void ask(`f${at}`, `2001:db8:7:${at}::/64`);
  await wait(20);
  void ask('fan', '2001:db8:8:1::/64');
  await end('f1');
  await wait(40);
  expect(begun()).toEqual(['f1', 'fan']);
});

it.each([
  ['a /64', 2, () => '2001:db8:7:1::/64'],
  ['a /48', 3, (at: number) => `2001:db8:7:${at}::/64`],
  ['an IPv4 address, which a carrier’s fans share', 3, () => '192.0.2.1'],
  ['an unknown network', 3, () => null],
  ['all networks', 5, (at: number) => `192.0.2.${at}`],
])('refuses what exceeds the waiting requests of %s', async (_whose, waiting, networkOf) => {
  const { ask } = startGate();
  tally.take();
  const answers = Array.from({ length: waiting + 2 }, (_, at) => ask(`${at}`, networkOf(at)));
  expect(await answers.at(-1)).toBeNull();
  const unanswered = Symbol('unanswered');
  for (const answer of answers.slice(0, -1))
    expect(await Promise.race([answer, Promise.resolve(unanswered)])).toBe(unanswered);
  expect(tally.take()?.counters).toEqual(new Map([['work_refused_total{kind="card"}', 1]]));
});

it('a full gate gives a place of the range with most of them to a newcomer of another', async () => {
  const { ask, begun, end, wait } = startGate();
  const floods = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].map((name, at) => ask(name, `192.0.2.${at}`));
  const fan = ask('fan', '198.51.100.1');
  await wait(60);
  expect(await answerTo(floods.at(-1))).toBeNull();
  await end('f1');
  await wait(40);
  expect(begun()).toEqual(['f1', 'fan']);
  await end('fan');
  expect(await answerTo(fan)).toEqual({ name: 'fan' });
});

it('in the largest range the largest group loses its youngest place', async () => {
  const { ask, wait } = startGate({ waiting: { network: 5, group: 5, all: 5 } });
  void ask('at work', '198.51.100.9');
  const places = [1, 2, 1, 2, 2].map((host, at) => ask(`${at}`, `192.0.2.${host}`));
  void ask('fan', '198.51.100.1');
  await wait(100);
  const unanswered = Symbol('unanswered');
  const outcomes = await Promise.all(
    places.map((place) => Promise.race([place, Promise.resolve(unanswered)])),
  );
  expect(outcomes.map((outcome) => outcome === null)).toEqual([false, false, false, false, true]);
});

it.each([
  ['a /24', '192.0.2.1', '192.0.2.2', '198.51.100.1'],
  ['a /32', '2001:db8:1:1::/64', '2001:db8:2:1::/64', '2001:db9:1:1::/64'],
])(
  'in a full gate a newcomer takes a place of a group with more in its own range: %s',
  async (_range, crowd, network, other) => {
    const { ask, end, wait } = startGate({ waiting: { network: 3, group: 3, all: 6 } });
    void ask('at work', '203.0.113.1');
    for (const at of [1, 2, 3]) void ask(`o${at}`, other);
    const crowded = [1, 2, 3].map((at) => ask(`c${at}`, crowd));
    const fan = ask('fan', network);
    await wait(100);
    expect(await answerTo(crowded.at(-1))).toBeNull();
    for (const name of ['at work', 'o1', 'c1', 'o2', 'fan']) {
      await end(name);
      await wait(100);
    }
    expect(await answerTo(fan)).toEqual({ name: 'fan' });
  },
);

it.each([
  ['an IPv4 address, to a signed-in fan', ['192.0.2.1', '192.0.2.1'], 'user-1'],
  ['a /48, to another /64', ['2001:db8:7:1::/64', '2001:db8:7:2::/64'], undefined],
] as const)(
  'a full group loses the youngest place of its largest network: %s, who has the next turn',
  async (_whose, [crowd, network], user) => {
    const { ask, begun, end, wait } = startGate({ waiting: { network: 3, group: 3, all: 5 } });
    const crowded = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => ask(name, crowd));
    void ask('fan', network, 1, user);
    await wait(100);
    const waits = 'unanswered';
    const answers = await Promise.all(crowded.map(answerTo));
    expect(answers).toEqual([waits, waits, waits, null, null]);
    await end('f1');
    await wait(40);
    expect(begun()).toEqual(['f1', 'fan']);
  },
);

it('a full group gives the place of the account that was served latest to one that was not, which keeps it', async () => {
  const { ask, begun, end, wait } = startGate({ waiting: { network: 3, group: 3, all: 5 } });
  const askAs = (user: string, name = user) => ask(name, '192.0.2.1', 1, user);
  for (const user of ['u1', 'u2', 'u3']) {
    void askAs(user);
    await wait(10);
    await end(user);
    await wait(10);
  }
  void askAs('u4');
  await wait(20);
  const again = ['u3', 'u1', 'u2'].map((user) => askAs(user, `${user} again`));
  void askAs('fan');
  await wait(100);
  expect(await Promise.all(again.map(answerTo))).toEqual([null, 'unanswered', 'unanswered']);
  expect(await answerTo(askAs('u3', 'u3 once more'))).toBeNull();
  await end('u4');
  await wait(40);
  expect(begun().at(-1)).toBe('fan');
});

it('two accounts that always wait leave a turn to a fan behind their IPv4 address who has not signed in', async () => {
  const { ask, begun, end, wait } = startGate({ waiting: { network: 9, group: 9, all: 9 } });
  const askAs = (user: string, turn: number) => ask(`${user} ${turn}`, '192.0.2.1', 1, user);
  for (const user of ['u1', 'u2']) void askAs(user, 0);
  await wait(20);
  void ask('fan');
  for (let turn = 0; turn < 3; turn += 1)
    for (const user of ['u1', 'u2']) {
      void askAs(user, turn + 1);
      await end(`${user} ${turn}`);
      await wait(60);
    }
  expect(begun().slice(0, 3)).toEqual(['u1 0', 'u2 0', 'fan']);
});

it('a group full of accounts gives a place to a fan who has not signed in', async () => {
  const { ask, wait } = startGate({ waiting: { network: 3, group: 3, all: 5 } });
  void ask('at work', '198.51.100.9');
  await wait(20);
  const crowd = ['u1', 'u1', 'u2'].map((user, at) => ask(`${at}`, '192.0.2.1', 1, user));
  const fan = ask('fan');
  await wait(100);
  const waits = 'unanswered';
  expect(await Promise.all([...crowd, fan].map(answerTo))).toEqual([waits, null, waits, waits]);
});

it('a full group gives a place to a newcomer, however many of unknown networks wait', async () => {
  const { ask, wait } = startGate({ waiting: { network: 3, group: 3, all: 9 } });
  void ask('at work', '198.51.100.9');
  await wait(20);
  for (const name of ['m1', 'm2', 'm3']) void ask(name, null);
  for (const user of ['u1', 'u1', 'u2']) void ask(user, '192.0.2.1', 1, user);
  const fan = ask('fan', '192.0.2.1', 1, 'u3');
  await wait(100);
  expect(await answerTo(fan)).toBe('unanswered');
});

it('in a full /48 a /64 that had no work takes no place of one that had, and an account takes one', async () => {
  const { ask, end, wait } = startGate({ waiting: { network: 3, group: 3, all: 5 } });
  const askFrom = (at: number, user?: string) => ask(`${at}`, `2001:db8:7:${at}::/64`, 1, user);
  for (const at of [1, 2, 3]) {
    void askFrom(at);
    await wait(10);
    await end(`${at}`);
    await wait(10);
  }
  void ask('at work', '198.51.100.9');
  await wait(20);
  const readers = [1, 2, 3].map((at) => askFrom(at));
  expect(await answerTo(askFrom(4))).toBeNull();
  const fan = askFrom(5, 'u1');
  await wait(100);
  const waits = 'unanswered';
  expect(await Promise.all([...readers, fan].map(answerTo))).toEqual([waits, waits, null, waits]);
});

it('an account is one network of a /48, from whichever /64 it comes', async () => {
  const { ask, wait } = startGate({ waiting: { network: 1, group: 3, all: 5 } });
  void ask('at work', '198.51.100.9');
  await wait(20);
  void ask('first', '2001:db8:7:1::/64', 1, 'u1');
  expect(await answerTo(ask('second', '2001:db8:7:2::/64', 1, 'u1'))).toBeNull();
});

it('ranges of the same size take no places from each other', async () => {
  const { ask, wait } = startGate();
  void ask('at work');
  const early = [1, 2, 3, 4, 5].map((at) => ask(`${at}`, `203.0.${at}.1`));
  expect(await answerTo(ask('late', '203.0.6.1'))).toBeNull();
  await wait(20);
  const unanswered = Symbol('unanswered');
  for (const place of early)
    expect(await Promise.race([place, Promise.resolve(unanswered)])).toBe(unanswered);
});

it.each([
  ['a /32', (at: number) => `2001:db8:${at}:1::/64`, '2001:db9:1:1::/64'],
  ['a /24', (at: number) => `192.0.2.${at}`, '198.51.100.1'],
])('the many networks of %s take turns as one', async (_range, networkOf, other) => {
  const { ask, begun, end, wait } = startGate();
  for (const at of [1, 2, 3, 4]) void ask(`f${at}`, networkOf(at));
  await wait(20);
  void ask('fan', other);
  await end('f1');
  await wait(40);
  expect(begun()).toEqual(['f1', 'fan']);
});

it('refuses a request after four seconds without a turn', async () => {
  const { ask, wait, begun } = startGate();
  void ask('a');
  const late = ask('b');
  await wait(3_990);
  const unanswered = Symbol('unanswered');
  expect(await Promise.race([late, Promise.resolve(unanswered)])).toBe(unanswered);
  await wait(20);
  expect(await late).toBeNull();
  expect(begun()).toEqual(['a']);
});

it('passes a waiting request that has died with its visitor', async () => {
  const { ask, begun, end, wait, kill } = startGate();
  void ask('a');
  void ask('dead');
  kill();
  await wait(600);
  void ask('b');
  await end('a');
  await wait(20);
  expect(begun()).toEqual(['a', 'b']);
});

it('requests that die every 100 ms, of a range without a work, keep a range with one out for less than a second', async () => {
  const many = { network: 64, group: 256, all: 512 };
  const { ask, begun, die, end, wait } = startGate({ waiting: many });
  for (const [name, network] of [
    ['earlier', '203.0.113.7'],
    ['at work', '198.51.100.1'],
  ] as const) {
    void ask(name, network);
    await wait(20);
    if (name === 'earlier') await end(name);
    await wait(20);
  }
  die('dead', '192.0.2.1');
  await end('at work');
  void ask('fan', '203.0.113.7');
  for (let ms = 0; ms < 1_000; ms += 100) {
    await wait(100);
    die(`dead ${ms}`, '192.0.2.1');
  }
  expect(begun()).toEqual(['earlier', 'at work', 'fan']);
});

it('a request that was silent while the thread was blocked keeps its turn', async () => {
  const { ask, begun, end, wait } = startGate();
  for (const name of ['earlier', 'at work']) {
    void ask(name, name === 'earlier' ? '203.0.113.7' : '198.51.100.1');
    await wait(20);
    if (name === 'earlier') await end(name);
    await wait(20);
  }
  void ask('served', '203.0.113.7');
  void ask('new', '192.0.2.1');
  await wait(2_000, 2_000);
  await end('at work');
  await wait(2_000);
  expect(begun()).toEqual(['earlier', 'at work', 'new']);
});

it('frees the place of a work that has died with its request', async () => {
  const { ask, begun, wait } = startGate();
  void ask('dead');
  await wait(5_990);
  void ask('b');
  await wait(20);
  expect(begun()).toEqual(['dead', 'b']);
});

it('watches a work no longer than it has its place, and keeps it alive until it ends', async () => {
  const { ask, end, kept, looks, wait } = startGate();
  void ask('reader who takes nothing');
  await wait(6_005);
  const watched = looks();
  await wait(60_000);
  expect([looks() - watched, await answerTo(kept[0])]).toEqual([0, 'unanswered']);
  await end('reader who takes nothing');
  expect(await answerTo(kept[0])).toBeUndefined();
});

it('keeps a work alive until it ends, also when its visitor leaves', async () => {
  const { ask, end, kept, wait } = startGate();
  void ask('a');
  await settled();
  let hasEnded = false;
  void Promise.all(kept).then(() => (hasEnded = true));
  await wait(100);
  expect({ kept: kept.length, hasEnded }).toEqual({ kept: 1, hasEnded: false });
  await end('a');
  await wait(5);
  expect(hasEnded).toBe(true);
});

it('keeps a waiting request alive, so that it has its turn also when its visitor leaves', async () => {
  const { ask, begun, end, kept, wait } = startGate();
  void ask('a');
  void ask('b');
  await settled();
  const waiting = kept.at(1);
  expect([kept.length, await answerTo(waiting)]).toEqual([2, 'unanswered']);
  await end('a');
  await wait(40);
  expect([begun(), await answerTo(waiting)]).toEqual([['a', 'b'], 'unanswered']);
  await end('b');
  await wait(5);
  expect(await answerTo(waiting)).toBeUndefined();
});

it('networks of a /48 take turns, whichever asks more', async () => {
  const { ask, begun, end, wait } = startGate({ waiting: { network: 9, group: 9, all: 9 } });
  for (const name of ['f1', 'f2', 'f3']) void ask(name, '2001:db8:7:1::/64');
  await wait(20);
  void ask('fan', '2001:db8:7:2::/64');
  await end('f1');
  await wait(40);
  expect(begun()).toEqual(['f1', 'fan']);
});

it('of one network the lighter work comes first', async () => {
  const { ask, begun, end, wait } = startGate();
  void ask('at work');
  await settled();
  for (const [name, weight] of [
    ['heavy', 8],
    ['light', 1],
  ] as const)
    void ask(name, '192.0.2.1', weight);
  await end('at work');
  await wait(40);
  expect(begun()).toEqual(['at work', 'light']);
});

it('of hundreds of waiting requests few look at a time, and the next ones still do at once', async () => {
  const many = { network: 256, group: 256, all: 256 };
  const { ask, begun, end, wait, looks } = startGate({ waiting: many });
  void ask('at work');
  for (let count = 0; count < 200; count += 1) void ask(`${count}`);
  await settled();
  const before = looks();
  await wait(100);
  // All at each look would be a thousand.
  expect(looks() - before).toBeLessThan(80);
  await end('at work');
  await wait(30);
  expect(begun()).toEqual(['at work', '0']);
});

it('of hundreds of ranges that wait few look at a time, and one without a recent work at once', async () => {
  const { ask, begun, end, wait, looks } = startGate({
    waiting: { network: 1, group: 1, all: 256 },
  });
  const addresses = Array.from({ length: 100 }, (_, at) => `198.51.${at}.1`);
  for (const address of addresses) {
    void ask(address, address);
    await settled();
    await end(address);
    await wait(10);
  }
  void ask('at work', '203.0.113.1');
  for (const address of addresses) void ask(address, address);
  await settled();
  const before = looks();
  await wait(100);
  // All at each look would be five hundred.
  expect(looks() - before).toBeLessThan(100);
  void ask('new', '203.0.114.1');
  await end('at work');
  await wait(40);
  expect(begun().at(-1)).toBe('new');
});

it('a request of another network of a /48 looks at once, however many wait of one', async () => {
  const many = { network: 256, group: 256, all: 256 };
  const { ask, begun, end, wait } = startGate({ waiting: many });
  void ask('at work', '2001:db8:7:1::/64');
  for (let count = 0; count < 200; count += 1) void ask(`${count}`, '2001:db8:7:1::/64');
  await wait(300);
  void ask('fan', '2001:db8:7:2::/64');
  await end('at work');
  await wait(40);
  expect(begun()).toEqual(['at work', 'fan']);
});

it('is crowded while more requests wait than may work', async () => {
  const { ask, gate } = startGate();
  void ask('a');
  void ask('b');
  expect(gate.isCrowded).toBe(false);
  void ask('c');
  expect(gate.isCrowded).toBe(true);
});
