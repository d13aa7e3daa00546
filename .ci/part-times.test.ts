import { expect, test } from 'vitest';
import { CpuSum, timeTable } from './part-times.ts';

test('processor time stays counted when a process ends and its parent does not wait for it', () => {
  const sum = new CpuSum(500);
  for (const now of [1_500, 4_000, 1_000, 1_700]) sum.add(now);
  expect(sum.total).toBe(1_000 + 2_500 + 700);
});

test('the table of times has a row for each part and for all, in seconds', () => {
  expect(
    timeTable([
      { name: 'build', wallMs: 16_400, cpuMs: 25_000 },
      { name: 'browser', wallMs: 90_000, cpuMs: 120_600 },
    ]),
  ).toEqual([
    'part                 s   processor s',
    'build               16            25',
    'browser             90           121',
    'all                106           146',
  ]);
});

test('the table says nothing of processor time where it is unknown', () => {
  const [, row] = timeTable([{ name: 'build', wallMs: 16_400, cpuMs: undefined }]);
  expect(row).toBe('build               16             –');
});
