import { expect, test } from 'vitest';
import { matchDeltaSchema, sportDeltaSchema } from '../protocol/frame.ts';
import { matchUpdateSchema } from '../protocol/ingest.ts';
import { matchLineSchema, matchStateSchema } from '../protocol/match-state.ts';
import { hashOf } from '../protocol/testing/schema-hash.ts';
import { FOLD_RULES } from './fold.ts';

/** Schemas of stored data, which rooms do not validate while `FOLD_RULES` stays. */
const STORED = {
  update: matchUpdateSchema,
  state: matchStateSchema,
  line: matchLineSchema,
  matchDelta: matchDeltaSchema,
  sportDelta: sportDeltaSchema,
};

const KNOWN = { rules: 1, hash: '594ce57315cd2489' };

const ADVICE = `The schemas of what rooms store changed. Do they still take all
that was stored under FOLD_RULES ${KNOWN.rules} (fold.ts)? If so (they only became wider), leave it.
If not, raise it, so that rooms check what they stored and leave out what is no longer valid. Then
put rules and hash into KNOWN.`;

test('The schemas of stored data match the hash of these fold rules', async () => {
  const stored = { rules: FOLD_RULES, hash: await hashOf(STORED) };
  // The comparison includes the advice, so that a failure shows it.
  expect({ ADVICE, ...stored }).toEqual({ ADVICE, ...KNOWN });
});
