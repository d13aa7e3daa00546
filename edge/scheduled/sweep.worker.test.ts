import { expect, it } from 'vitest';
import { proofs, sessions } from '../origin/db/account-schema.ts';
import { captchas, otpRequests, tries } from '../origin/db/code-schema.ts';
import { createDatabase } from '../origin/db/database.ts';
import { commentReports } from '../origin/db/fan-schema.ts';
import { env } from '../testing/bindings.ts';
import { sweep } from './sweep.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

it('removes expired rows and keeps the others', async () => {
  const db = createDatabase(env.DB);
  for (const [id, at] of [
    ['over', NOW - DAY],
    ['on', NOW + DAY],
  ] as const) {
    await db.insert(tries).values({ key: id, count: 1, until: at });
    await db.insert(captchas).values({ id, tokenHash: 'hash', expires: at });
    await db
      .insert(otpRequests)
      .values({ id, channel: 'email', purpose: 'signin', target: 'ana@example.org', expires: at });
    const subject = 'email:ana@example.org';
    await db.insert(proofs).values({ hash: id, kind: 'otp-signin', subject, expiresAt: at });
    const times = { rotatedAt: 0, createdAt: 0, expiresAt: at };
    await db.insert(sessions).values({ id, userId: 'ana', renewalHash: 'hash', ...times });
    const reportedAt = at - 90 * DAY;
    await db.insert(commentReports).values({ commentId: id, reporterHash: 'hash', reportedAt });
  }
  await sweep(env, NOW);
  const kept = [
    ...(await db.select({ id: tries.key }).from(tries)),
    ...(await db.select({ id: captchas.id }).from(captchas)),
    ...(await db.select({ id: otpRequests.id }).from(otpRequests)),
    ...(await db.select({ id: proofs.hash }).from(proofs)),
    ...(await db.select({ id: sessions.id }).from(sessions)),
    ...(await db.select({ id: commentReports.commentId }).from(commentReports)),
  ];
  expect(kept.map(({ id }) => id)).toEqual(['on', 'on', 'on', 'on', 'on', 'on']);
});
