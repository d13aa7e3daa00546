import { expect, test } from 'vitest';
import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { aVisitor } from '../api/testing/visitor.ts';
import { PLATFORMS } from '../../edge/contracts/device.ts';
import { forcedLayoutOf, isDesktopLayout, viewportOf } from './viewport.server.ts';

test.each([
  ['pc', false, true],
  ['wap', false, true],
  ['android', false, false],
  ['ios', false, false],
  ['pc', true, false],
  ['wap', true, false],
] as const)(
  'the viewport disables user scaling: on %s, with isScalingOff %s, a page may be zoomed: %s',
  (platform, isScalingOff, mayZoom) => {
    const viewport = viewportOf({ platform, brand: { ...BRANDS.tv, isScalingOff } });
    expect(!viewport.includes('user-scalable=no')).toBe(mayZoom);
    expect(!viewport.includes('maximum-scale=1')).toBe(mayZoom);
  },
);

test('only the platform pc has the desktop layout', () => {
  expect(PLATFORMS.filter(isDesktopLayout)).toEqual(['pc']);
});

test.each([
  ['pc', true, null],
  ['wap', false, null],
  ['pc', false, 'wide'],
  ['wap', true, 'narrow'],
  ['android', false, 'narrow'],
  ['ios', true, 'narrow'],
] as const)(
  'platform %s on a device that is a desktop (%s) forces the layout %s',
  (platform, isDesktop, layout) => {
    const device = { ...aVisitor().device, isDesktop };
    expect(forcedLayoutOf({ platform, device })).toBe(layout);
  },
);
