import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLine } from '../domain/parse-line.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { createAnnouncements } from './announcements.ts';
import { aLine } from './testing/lines.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const change = (
  id: string,
  home: number,
  sportId: 1 | 2 = 1,
  kind: 'scored' | 'taken-back' = 'scored',
) => ({
  match: parseLine(aLine(id, { sportId, score: { home, away: 0 } })),
  kind,
});

test('simultaneous changes are announced together, with the latest of each match', () => {
  const say = vi.fn<(text: string) => void>();
  const { add } = createAnnouncements(textOf('en'), say);
  add(change('a', 1));
  add(change('b', 1, 1, 'taken-back'));
  add(change('a', 2));
  vi.advanceTimersByTime(250);
  expect(say.mock.calls).toEqual([
    ['Goal: Home a 2, Away a 0. Score corrected: Home b 1, Away b 0.'],
  ]);
});

test('at most three changes are named at once, and the next ones 6 s later', () => {
  const say = vi.fn<(text: string) => void>();
  const { add } = createAnnouncements(textOf('en'), say);
  for (const id of ['a', 'b', 'c', 'd', 'e']) add(change(id, 1));
  vi.advanceTimersByTime(250);
  expect(say.mock.lastCall?.[0]).toMatch(/2 more scores changed\.$/);
  add(change('a', 2));
  vi.advanceTimersByTime(5_999);
  expect(say).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(say).toHaveBeenCalledTimes(2);
});

test('a basketball match is announced once a minute', () => {
  const say = vi.fn<(text: string) => void>();
  const { add } = createAnnouncements(textOf('en'), say);
  for (let passed = 0; passed < 120; passed += 10) {
    add(change('a', passed, 2));
    vi.advanceTimersByTime(10_000);
  }
  expect(say).toHaveBeenCalledTimes(2);
});
