import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { env } from '../../../testing/bindings.ts';
import { createDatabase } from '../../db/database.ts';
import { CODE_TRIES, openRequest, putCode, tryCode } from './otp-requests.ts';

const db = createDatabase(env.DB);
const now = 1_800_000_000_000;
const secret = 'a secret of tests';
const RIGHT = '123456';

/** Groups of concurrent tries: whether each code is right. */
const tries = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { maxLength: 5 });

it('a code works once, and within its first five tries, or its only one, whatever their order', async () => {
  await fc.assert(
    fc.asyncProperty(tries, fc.constantFrom(1, CODE_TRIES), async (groups, most) => {
      const id = crypto.randomUUID();
      const identifier = { kind: 'email', value: 'ana@example.org' } as const;
      await openRequest(db, { id, identifier, purpose: 'signin', userId: null }, now);
      await putCode(db, { id, code: RIGHT, secret, now });
      const answers = [];
      for (const group of groups)
        answers.push(
          ...(await Promise.all(
            group.map(async (isRight) => {
              const code = isRight ? RIGHT : '654321';
              const { kind } = await tryCode(db, {
                id,
                channel: 'email',
                now,
                code,
                secrets: [secret],
                most,
              });
              return { isRight, kind };
            }),
          )),
        );
      const right = answers.filter(({ kind }) => kind === 'right');
      const wrong = answers.filter(({ kind }) => kind === 'wrong');
      expect(right.length).toBeLessThanOrEqual(1);
      expect(right.every(({ isRight }) => isRight)).toBe(true);
      expect(wrong.every(({ isRight }) => !isRight)).toBe(true);
      expect(right.length + wrong.length).toBeLessThanOrEqual(most);
      const before = groups.findIndex((group) => group.includes(true));
      const spent = before < 0 ? 0 : groups.slice(0, before + 1).flat().length;
      // Any of concurrent tries may be the first.
      expect(right.length === 1 || before < 0 || spent > most).toBe(true);
    }),
    { numRuns: 30 },
  );
});
