import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentProperties, contrast, rgbOf } from './accent.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function bothOf(property: string | undefined) {
  const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(property ?? '') ?? [];
  return [rgbOf(light), rgbOf(dark)] as const;
}

test('any accent is readable in both themes', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const properties = accentProperties(accent);
      const [light, dark] = bothOf(properties['--brand']);
      const [softLight, softDark] = bothOf(properties['--brand-soft']);
      const [inkLight, inkDark] = bothOf(properties['--brand-on']);
      for (const [one, other] of [
        [light, rgbOf('#ffffff')],
        [light, rgbOf('#e9ebe7')],
        [light, softLight],
        [light, inkLight],
        [dark, rgbOf('#141917')],
        [dark, rgbOf('#1d2422')],
        [dark, softDark],
        [dark, inkDark],
      ] as const)
        expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('an accent replaces the brand’s colours alone', () => {
  expect(Object.keys(accentProperties('#ff6600'))).toEqual([
    '--brand',
    '--brand-on',
    '--brand-soft',
    '--focus',
  ]);
});

test('a readable accent stays unchanged', () => {
  expect(accentProperties('#0a6847')['--brand']).toMatch(/^light-dark\(#0a6847, /);
});
