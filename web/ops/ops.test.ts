import { expect, test } from 'vitest';
import type { Ops, OpsMoment } from '../../edge/contracts/ops.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { linePath } from './hour-chart.tsx';
import { partFigures, partName } from './part-text.ts';
import { withHour } from './use-ops.ts';

const t = textOf('en');

test.each([
  ['database', { seconds: 0.012 }, 'Database', 'answered in 12 ms'],
  [
    'feed:sportradar',
    { lastWordSeconds: 2.4, matchesInPlay: 5, silentMatches: 1 },
    'Feed sportradar',
    'last message 2 s ago, 5 matches in play, 1 without news',
  ],
  [
    'queue',
    { messages: 1, oldestSeconds: 3 },
    'Queue to the database',
    '1 message waiting, oldest 3 s',
  ],
  ['states', { unsaved: 0, oldestSeconds: 0 }, 'Unsaved states', '0 states'],
  ['upstream:media', { seconds: 0.2 }, 'API media', 'answered in 200 ms'],
])('the part %s is shown in words', (name, figures, title, words) => {
  const part = { name, isWell: true, since: null, figures };
  expect(partName(t, part)).toBe(title);
  expect(partFigures(t, part)).toBe(words);
});

test('a queue whose consumer stands still says since when', () => {
  const figures = { messages: 0, oldestSeconds: 0, untakenSeconds: 12.3 };
  const part = { name: 'queue', isWell: false, since: 1, figures };
  expect(partFigures(t, part)).toBe('0 messages waiting, nothing taken for 12 s');
});

test('a queue whose consumer works and fails says how old its messages are', () => {
  const figures = { messages: 4, oldestSeconds: 31, untakenSeconds: 0.4 };
  const part = { name: 'queue', isWell: false, since: 1, figures };
  expect(partFigures(t, part)).toBe('4 messages waiting, oldest 31 s');
});

test('a part without an answer says so', () => {
  const part = { name: 'rooms', isWell: false, since: 1, figures: { seconds: 2 } };
  expect(partFigures(t, part)).toBe('no answer');
});

const moment = (at: number, sockets: number): OpsMoment => ({
  at,
  sockets,
  updatesPerSecond: 0,
  requestsPerSecond: 0,
  failedPerSecond: 0,
  delaySeconds: null,
});
const HOUR = 3_600_000;

test('a line reaches over the hour, with a gap where nothing was reported', () => {
  const hour = [moment(HOUR, 5), moment(HOUR + 15_000, 10), moment(2 * HOUR, 0)];
  expect(linePath(hour, 'sockets', { now: 2 * HOUR, highest: 10 })).toBe('M0 20L1 0M240 40');
  expect(linePath(hour, 'sockets', { now: 3 * HOUR, highest: 10 })).toBe('M0 40');
  expect(linePath(hour, 'delaySeconds', { now: 2 * HOUR, highest: 0 })).toBe('');
});

test('a message adds its moments to those known, each once, of an hour at most', () => {
  const counts = {
    sockets: { match: 0, relay: 0, sport: 0, hub: 0 },
    feeds: [],
    busiest: [],
    faults: [],
    errors: [],
    rejected: 0,
    startedAt: 0,
  };
  const ops = (hour: OpsMoment[]): Ops => ({ at: 9, parts: [], counts: { ...counts, hour } });
  const joined = withHour(ops([moment(1, 1), moment(2, 2)]), ops([moment(2, 2), moment(3, 3)]));
  expect(joined.counts?.hour.map(({ at }) => at)).toEqual([1, 2, 3]);
  const long = ops(Array.from({ length: 240 }, (_, n) => moment(n + 1, 0)));
  expect(withHour(long, ops([moment(500, 0)])).counts?.hour).toHaveLength(240);
  expect(withHour(long, { ...long, counts: null }).counts).toBeNull();
});
