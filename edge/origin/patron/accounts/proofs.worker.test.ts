import { expect, it } from 'vitest';
import { env } from '../../../testing/bindings.ts';
import { createDatabase } from '../../db/database.ts';
import { issueProof, readProof, spendProof } from './proofs.ts';

const db = createDatabase(env.DB);
const now = 1_000_000;
const issue = () =>
  issueProof(db, { kind: 'otp-reset', subject: 'email:a@b.org', lifeMs: 1_000, now });

it('a proof can be spent once, also by concurrent requests', async () => {
  const token = await issue();
  const shown = { token, kinds: ['otp-reset'] as const, now };
  expect(await readProof(db, shown)).toBe('email:a@b.org');
  const spent = await Promise.all(Array.from({ length: 5 }, () => spendProof(db, shown)));
  expect(spent.filter((subject) => subject !== null)).toEqual(['email:a@b.org']);
  expect(await readProof(db, shown)).toBeNull();
});

it.each([
  ['of another kind', { kinds: ['otp-signin'] as const, now }],
  ['after its time', { kinds: ['otp-reset'] as const, now: now + 1_000 }],
])('refuses a proof %s', async (_what, rest) => {
  const token = await issue();
  expect(await spendProof(db, { token, ...rest })).toBeNull();
  expect(await spendProof(db, { token: 'guess', kinds: ['otp-reset'], now })).toBeNull();
});

it('the token of a proof is not stored in any row', async () => {
  const token = await issue();
  const { results } = await env.DB.prepare('SELECT * FROM proofs').all();
  expect(results.length).toBeGreaterThan(0);
  expect(JSON.stringify(results)).not.toContain(token);
});
