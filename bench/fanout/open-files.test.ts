import { expect, test } from 'vitest';
import { openFilesFault } from './open-files.ts';

test('more clients than the open-files limit allows are a fault', () => {
  expect(openFilesFault(256, 1_024)).toBeUndefined();
  expect(openFilesFault(257, 1_024)).toMatch(/ulimit -n 1026[^]*at most 256 clients\)/);
  expect(openFilesFault(10_000_000, Infinity)).toBeUndefined();
});

test.runIf(process.platform === 'linux')('the limit of this machine is read', () => {
  expect(openFilesFault(10_000_000)).toContain('ulimit -n');
  expect(openFilesFault(1)).toBeUndefined();
});
