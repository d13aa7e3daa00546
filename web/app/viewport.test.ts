import { expect, test } from 'vitest';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { PLATFORMS } from '../../edge/contracts/device.ts';
import { isDesktopLayout, viewportOf } from './viewport.server.ts';

test.each([
  ['pc', false, true],
  ['wap', false, true],
  ['android', false, false],
  ['ios', false, false],
  ['pc', true, false],
  ['wap', true, false],
] as const)(
  'the viewport disables user scaling: on %s, of a brand that wants it everywhere (%s), a page may be zoomed: %s',
  (platform, isScalingOff, mayZoom) => {
    const viewport = viewportOf({ platform, brand: { ...FIRST_BRAND, isScalingOff } });
    expect(!viewport.includes('user-scalable=no')).toBe(mayZoom);
    expect(!viewport.includes('maximum-scale=1')).toBe(mayZoom);
  },
);

test('the platform chooses the layout', () => {
  expect(PLATFORMS.filter(isDesktopLayout)).toEqual(['pc']);
});
