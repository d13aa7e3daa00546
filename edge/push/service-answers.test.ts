import { afterEach, expect, test } from 'vitest';
import { forgetServices, isSlow, mayAsk, noteAnswer, noteSilence } from './service-answers.ts';

const ONE = 'https://push.example';
afterEach(forgetServices);

test('a push service that does not answer is asked after 10 s, 20 s, 40 s, and then each minute', () => {
  let now = 1_000;
  for (const pause of [10_000, 20_000, 40_000, 60_000, 60_000]) {
    expect(mayAsk(ONE, now)).toBe(true);
    noteSilence(ONE, { begun: now, now });
    expect(mayAsk(ONE, now + pause - 1)).toBe(false);
    now += pause;
  }
});

test('one message asks it, others are put off meanwhile', () => {
  noteSilence(ONE, { begun: 0, now: 5_000 });
  expect([mayAsk(ONE, 15_000), mayAsk(ONE, 15_001), mayAsk(ONE, 25_000)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayAsk('https://other.example', 15_000)).toBe(true);
});

test('requests that wait at the same time count once', () => {
  for (const begun of [0, 1, 5_000]) noteSilence(ONE, { begun, now: 5_000 });
  expect(mayAsk(ONE, 15_000)).toBe(true);
});

test('an answer ends the pause, and a quick one the slowness', () => {
  noteSilence(ONE, { begun: 0, now: 5_000 });
  noteAnswer(ONE, { begun: 1_000, now: 5_500 });
  expect([mayAsk(ONE, 5_501), isSlow(ONE)]).toEqual([true, true]);
  noteAnswer(ONE, { begun: 6_000, now: 6_200 });
  expect(isSlow(ONE)).toBe(false);
});

test('so many hosts that somebody makes up are not all remembered, and displace no other service', () => {
  const hosts = Array.from({ length: 201 }, (_, index) => `https://h${index}.notify.windows.com`);
  noteSilence(ONE, { begun: 0, now: 5_000 });
  for (const host of hosts) noteSilence(host, { begun: 0, now: 5_000 });
  expect(hosts.filter((host) => mayAsk(host, 5_001))).toEqual(hosts.slice(0, 1));
  expect(mayAsk(ONE, 5_001)).toBe(false);
});
