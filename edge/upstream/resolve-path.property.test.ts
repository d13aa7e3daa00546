import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { entityIdSchema } from '../../realtime/protocol/text.ts';
import { resolvePath } from './resolve-path.ts';

it('passes on every valid id unchanged', () => {
  const odd = fc.constantFrom(
    '/',
    '\\',
    '.',
    ';',
    '%',
    '%2',
    '2e',
    '．',
    '／',
    '℀',
    '…',
    '\ud800',
    '訳',
  );
  const ids = fc.oneof(
    fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 2 })), { minLength: 1 }),
    fc.array(odd, { minLength: 90, maxLength: 96 }),
  );
  fc.assert(
    fc.property(ids, (parts) => {
      const id = parts.join('');
      fc.pre(v.is(entityIdSchema, id));
      const path = `/v1/teams/${encodeURIComponent(id)}`;
      expect(resolvePath('GET', `/api/media${path}`)).toEqual({
        kind: 'call',
        upstream: 'media',
        path,
      });
    }),
    { numRuns: cases(2_000) },
  );
});
