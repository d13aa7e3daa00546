import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedCalls } from '../docs/described-calls.ts';
import { PROJECT } from '../local/project.ts';
import type { ContractCases } from './contract-case.ts';
import { CASES } from './contract-cases.ts';
import { MEDIA_TABLE, PATRON_TABLE, SMS_TABLE } from './specified-calls.ts';

it('the documents list every row of the specification, and no other as specified', () => {
  const specified = describedCalls().filter(({ isSpecified }) => isSpecified);
  const rows = [...MEDIA_TABLE, ...PATRON_TABLE, ...SMS_TABLE];
  expect(specified.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    rows.toSorted(),
  );
});

/** The file whose tests cause the refusals that all public reads have. */
const OF_READERS = 'edge/middleware/read-limits.worker.test.ts';
const READERS = { 401: OF_READERS, 403: OF_READERS, 429: OF_READERS };
/** The file whose tests cause the refusal that all calls with an encrypted body have. */
const SEALED = { 413: 'edge/session/encrypt-bodies.worker.test.ts' };

it.each(describedCalls())(
  'each error that the documents of $name name is caused by a test',
  async (call) => {
    const { refused = [], ...cases }: ContractCases = CASES[call.name];
    const elsewhere = {
      ...(call.isPublicRead && READERS),
      ...(call.encrypted && SEALED),
      ...cases.elsewhere,
    };
    const caused = [...refused.map(({ status }) => status), ...Object.keys(elsewhere).map(Number)];
    // A 503 needs a product that is not set up.
    const documented = Object.keys(call.errors)
      .map(Number)
      .filter((status) => status !== 503);
    expect([...new Set(caused)].toSorted()).toEqual(documented.toSorted());
    for (const [status, file] of Object.entries(elsewhere))
      expect(await readFile(join(PROJECT, file), 'utf8')).toMatch(new RegExp(`\\b${status}\\b`));
  },
);
