import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRAND_RECORDS } from '../shared/brand/brand.ts';
import { kitNameOf, lookAlike } from '../shared/crest/kit-name.ts';
import { kitOf } from '../shared/crest/kit-of.ts';
import { contrastOf } from '../shared/crest/shades.ts';
import { lineColours } from './line-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const kit = fc.record({ first: colour, second: colour }).map((own) => kitOf({ id: '', kit: own }));
const ground = fc.constantFrom(...Object.values(BRAND_RECORDS).map(({ colours }) => colours.stage));

test('the colours of any two kits show on the stage and differ', () => {
  fc.assert(
    fc.property(kit, kit, ground, (one, other, on) => {
      const { home, away } = lineColours(one, other, on);
      for (const shown of [home, away]) expect(contrastOf(shown, on)).toBeGreaterThanOrEqual(3);
      expect(lookAlike(kitNameOf(home), kitNameOf(away))).toBe(false);
    }),
  );
});

test('a kit whose first colour shows keeps it', () => {
  const red = kitOf({ id: '', kit: { first: '#d3202b', second: '#ffffff' } });
  const navy = kitOf({ id: '', kit: { first: '#17306e', second: '#f2b91d' } });
  expect(lineColours(red, navy, '#1a2320')).toEqual({ home: '#d3202b', away: '#f2b91d' });
});
