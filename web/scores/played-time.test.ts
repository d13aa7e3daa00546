import { expect, test } from 'vitest';
import { playedTime } from './played-time.ts';

const at = 1_000_000;
const h1 = { sportKey: 'football', matchStatus: 'H1' } as const;
const h2 = { sportKey: 'football', matchStatus: 'H2' } as const;
const h1OfHandball = { sportKey: 'handball', matchStatus: 'H1' } as const;

test('the played time is the current minute and runs on from the last clock reading', () => {
  const clock = { seconds: 23 * 60, running: true, at };
  expect(playedTime({ ...clock, seconds: 0 }, h1, at)).toBe("1'");
  expect(playedTime(clock, h1, at)).toBe("24'");
  expect(playedTime(clock, h1, at + 59_999)).toBe("24'");
  expect(playedTime(clock, h1, at + 60_000)).toBe("25'");
});

test('the played time stands while the clock is stopped, and never runs backwards', () => {
  expect(playedTime({ seconds: 0, running: false, at }, h1, at)).toBe("1'");
  expect(playedTime({ seconds: 590, running: false, at }, h1, at + 600_000)).toBe("10'");
  // End of its minute.
  expect(playedTime({ seconds: 600, running: false, at }, h1, at)).toBe("10'");
  expect(playedTime({ seconds: 2_700, running: false, at }, h1, at)).toBe("45'");
  expect(playedTime({ seconds: 600, running: true, at }, h1, at - 5_000)).toBe("11'");
});

test('the played time shows stoppage time beside its minute', () => {
  const clock = { seconds: 46 * 60, running: true, at };
  expect(playedTime(clock, h1, at)).toBe("45+2'");
  expect(playedTime(clock, h2, at)).toBe("47'");
  expect(playedTime({ ...clock, seconds: 92 * 60 }, h2, at)).toBe("90+3'");
});

test('a countdown runs to zero and stays there', () => {
  const clock = { seconds: 65, running: true, at, countdown: true };
  expect(playedTime(clock, { sportKey: 'basketball', matchStatus: 'Q1' }, at)).toBe('1:05');
  expect(playedTime(clock, { sportKey: 'basketball', matchStatus: 'Q1' }, at + 61_000)).toBe(
    '0:04',
  );
  expect(playedTime(clock, { sportKey: 'basketball', matchStatus: 'Q1' }, at + 99_000)).toBe(
    '0:00',
  );
});

test('the played time never runs past its period', () => {
  const hours = 5 * 3_600_000;
  const clock = { seconds: 89 * 60, running: true, at };
  expect(playedTime(clock, h2, at + hours)).toBe("90+20'");
  expect(playedTime({ ...clock, seconds: 29 * 60 }, h1OfHandball, at + hours)).toBe("30'");
});

test('a half of handball ends at 30 and 60 minutes, even if the feed counts on', () => {
  const clock = { seconds: 31 * 60, running: false, at };
  expect(playedTime(clock, h1OfHandball, at)).toBe("30'");
  const second = { sportKey: 'handball', matchStatus: 'H2' } as const;
  expect(playedTime({ ...clock, seconds: 45 * 60 }, second, at)).toBe("45'");
  expect(playedTime({ ...clock, seconds: 62 * 60 }, second, at)).toBe("60'");
});
