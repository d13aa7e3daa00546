import { expect, test } from 'vitest';
import { deltaVersion } from './frame-reader.ts';
import { matchSteps } from './updates.ts';

test('every step is a delta with the next version, about as large as those of a match', () => {
  const [first, ...steps] = matchSteps('m', 48, 1_790_000_000_000);
  expect(first.version).toBe(1);
  const sizes = steps.map(({ frame, version }, index) => {
    expect(version).toBe(index + 2);
    const bytes = Buffer.from(frame);
    expect(deltaVersion(bytes, 0, bytes.length)).toBe(version);
    return bytes.length;
  });
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeGreaterThan(150);
  expect(mean).toBeLessThan(250);
});
