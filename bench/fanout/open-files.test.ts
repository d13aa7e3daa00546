import { expect, test } from 'vitest';
import { openFilesFault, parseOpenFilesLimit } from './open-files.ts';

test('the soft limit of open files is read', () => {
  const text = 'Max processes  96419  96419  processes\nMax open files   1024   524288   files\n';
  expect(parseOpenFilesLimit(text)).toBe(1_024);
  expect(parseOpenFilesLimit('Max open files   unlimited  unlimited  files')).toBe(Infinity);
});

test.runIf(process.platform === 'linux')(
  'more clients than the open-files limit allows are a fault',
  () => {
    expect(openFilesFault(10_000_000)).toContain('ulimit -n');
    expect(openFilesFault(1)).toBeUndefined();
  },
);
