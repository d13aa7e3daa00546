import { describe, expect, it } from 'vitest';
import { BodiesInFlight, type BodyHold } from './bodies-in-flight.ts';

/** Returns bodies with a clock, and functions that begin and advance them. */
function start(limit: number) {
  let now = 0;
  const bodies = new BodiesInFlight(limit, () => now);
  const dropped: string[] = [];
  return {
    bodies,
    dropped,
    wait: (ms: number) => (now += ms),
    /** Begins a body and counts `bytes`, besides the 4,000 that each body costs. */
    send: (network: string | null, bytes: number) => {
      const hold = bodies.hold(network);
      hold.begin(() => dropped.push(network ?? ''));
      hold.take(bytes);
      return hold;
    },
  };
}

const endsOf = (holds: BodyHold[]) => holds.map(({ ended }) => ended);

describe('the bodies of an isolate', () => {
  it('have a limit, which a body without a slower one does not exceed', () => {
    const { bodies, send } = start(100_000);
    const complete = ['a', 'b', 'c', 'd'].map((network) => send(network, 21_000));
    for (const hold of complete) hold.complete();
    expect(send('e', 0).ended).toBe('no-room');
    complete[0]?.release();
    const hold = bodies.hold('e');
    hold.begin(() => {});
    expect([hold.take(21_000), hold.take(1), hold.ended]).toEqual([true, false, 'no-room']);
  });

  it.each([
    ['a network', 'a', 'a'],
    ['unknown networks', null, null],
    ['a /48', '2001:db8:1:1::/64', '2001:db8:1:2::/64'],
  ])('of %s have a quarter of it', (_what, one, other) => {
    const { send } = start(100_000);
    send(one, 17_000).complete();
    send(other, 0).complete();
    expect(send(other, 0).ended).toBe('no-room');
    expect(send('2001:db8:2:1::/64', 17_000).ended).toBeNull();
  });

  it('make room for a new one: the slowest of its sender ends, and drops its memory', () => {
    const { send, wait, dropped } = start(200_000);
    const [stopped, quick, foreign] = [send('a', 24_000), send('a', 2_000), send('b', 0)];
    wait(2_000);
    quick.take(12_000);
    expect(send('a', 5_000).ended).toBeNull();
    expect(endsOf([stopped, quick, foreign])).toEqual(['too-slow', null, null]);
    expect(dropped).toEqual(['a']);
    expect([stopped.take(1), quick.take(1)]).toEqual([false, true]);
  });

  it('make room for a new one: without room for all, the slowest of all ends', () => {
    const { send, wait } = start(100_000);
    const slow = ['a', 'b', 'c', 'd'].map((network, index) => send(network, 20_000 + index));
    wait(1_000);
    expect(send('e', 15_000).ended).toBeNull();
    expect(endsOf(slow)).toEqual(['too-slow', null, null, null]);
  });

  it('of less than a second end only after all older ones, the oldest first', () => {
    const { send, wait } = start(100_000);
    const older = send('a', 20_000);
    wait(500);
    const young = ['b', 'c', 'd'].map((network) => send(network, 20_000));
    wait(500);
    expect(send('e', 20_000).ended).toBeNull();
    expect(endsOf([older, ...young])).toEqual(['too-slow', null, null, null]);
    expect(send('f', 20_000).ended).toBeNull();
    expect(endsOf(young)).toEqual(['too-slow', null, null]);
  });

  it('that wait for their turn end as if they still arrived, until it comes', () => {
    const { send, wait } = start(100_000);
    const waiting = ['a', 'b', 'c', 'd'].map((network) => send(network, 21_000));
    for (const hold of waiting) hold.complete();
    for (const hold of waiting) hold.queue();
    waiting[0]?.complete();
    wait(2_000);
    expect(send('e', 5_000).ended).toBeNull();
    expect(endsOf(waiting)).toEqual([null, 'too-slow', null, null]);
  });

  it('that wait for their turn end the largest first, and after slow ones', () => {
    const { send, wait } = start(100_000);
    const [slow, small, large] = [send('a', 18_000), send('b', 200), send('c', 20_000)];
    for (const hold of [small, large]) hold?.complete();
    for (const hold of [small, large]) hold?.queue();
    wait(10_000);
    for (const network of ['d', 'e']) send(network, 21_000).complete();
    expect(endsOf([slow, small, large])).toEqual(['too-slow', null, null]);
    send('f', 20_000).complete();
    expect(endsOf([small, large])).toEqual([null, 'too-slow']);
  });

  it('that are complete end only with their requests, or after 45 seconds', () => {
    const { send, wait } = start(100_000);
    send('a', 21_000).complete();
    wait(44_999);
    expect(send('a', 0).ended).toBe('no-room');
    wait(1);
    expect(send('a', 0).ended).toBeNull();
  });
});

/** The largest body of ingest, bytes. */
const BODY = 1_048_576;
/** The step of these trials, and how long a stranger waits after a body has ended, ms. */
const STEP_MS = 50;
const BACK_MS = 2_000;
/** Bodies that nobody has signed. */
interface Attack {
  networks: string[];
  /** Bodies that each network sends at once. */
  each: number;
  /** Bytes at the beginning, then in a second. */
  first: number;
  perSecond: number;
}

/** A stranger of an attack. */
class Stranger {
  hold: BodyHold | null = null;
  #backAt: number;
  readonly #begin: () => BodyHold;
  readonly #perStep: number;

  /** It comes at the time `at`, ms. */
  constructor({ first, perSecond }: Attack, at: number, hold: () => BodyHold) {
    this.#backAt = at;
    this.#perStep = (perSecond * STEP_MS) / 1_000;
    this.#begin = () => {
      const begun = hold();
      begun.begin(() => {});
      begun.take(first);
      return begun;
    };
  }

  step(now: number): void {
    if (now < this.#backAt) return;
    this.hold ??= this.#begin();
    if (this.hold.take(this.#perStep)) return;
    this.hold = null;
    this.#backAt = now + BACK_MS;
  }
}

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));
const FOUR_64 = many(4, (index) => `2001:db8:1:${index}::/64`);
const FOUR_48 = many(4, (index) => `2001:db8:${index}:1::/64`);
const FEED = '192.0.2.1';
const SLOW = { each: 8, first: 250_000, perSecond: 1 };

describe('a feed is taken under 32 or more unsigned bodies that', () => {
  it.each<[string, Attack]>([
    ['come slowly from four /64', { ...SLOW, networks: FOUR_64 }],
    ['come slowly from four /48', { ...SLOW, networks: FOUR_48 }],
    [
      'come slowly from 400 /48',
      { networks: many(400, (n) => `2001:db8:${n}:1::/64`), each: 1, first: 25_000, perSecond: 1 },
    ],
    [
      'come slowly from its own network',
      { networks: [FEED], each: 32, first: 60_000, perSecond: 1 },
    ],
    ['come slowly from its own network and others', { ...SLOW, networks: [FEED, ...FOUR_48] }],
    ['send nothing', { networks: FOUR_48, each: 600, first: 0, perSecond: 0 }],
    ['come a little faster than they must', { ...SLOW, networks: FOUR_48, perSecond: 17_000 }],
    [
      'stop one byte before their end',
      { networks: FOUR_48, each: 8, first: BODY - 1, perSecond: 0 },
    ],
  ])('%s', (_what, attack) => {
    let now = 0;
    const bodies = new BodiesInFlight(8_000_000, () => now);
    const all = attack.networks.flatMap((network) => Array<string>(attack.each).fill(network));
    // Their line lets them come one after another.
    const strangers = all.map(
      (network, n) => new Stranger(attack, (n * BACK_MS) / all.length, () => bodies.hold(network)),
    );
    const step = () => {
      now += STEP_MS;
      for (const stranger of strangers) stranger.step(now);
    };
    for (let at = 0; at < BACK_MS; at += STEP_MS) step();
    expect(strangers.some(({ hold }) => hold === null)).toBe(true);
    /** Sends a large body within `ms`, and returns why it ended. */
    const feed = (ms: number) => {
      const hold = bodies.hold(FEED);
      hold.begin(() => {});
      for (let at = 0; at < ms; at += STEP_MS) {
        hold.take((BODY * STEP_MS) / ms);
        step();
      }
      hold.release();
      return hold.ended;
    };
    expect(Array.from({ length: 10 }, () => feed(200))).toEqual(Array(10).fill(null));
    expect(feed(3_000)).toBeNull();
  });
});
