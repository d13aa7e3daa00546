import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { sweepReports } from '../origin/media/comments/report-comment.ts';
import { sweepViews } from '../origin/media/videos/views.ts';
import { sweepProofs } from '../origin/patron/accounts/proofs.ts';
import { sweepCaptchas } from '../origin/patron/captcha/captcha.ts';
import { sweepRequests } from '../origin/patron/codes/otp-requests.ts';
import { sweepSessions } from '../origin/patron/sessions/sessions.ts';
import { sweepTries } from '../origin/throttle.ts';

/**
 * Removes expired data: counts of tries, captchas, sessions, requests of codes and proofs with their
 * addresses, viewers already counted, and old reports of comments. `now` is ms.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = createDatabase(env.DB);
  await sweepTries(db, now);
  await sweepCaptchas(db, now);
  await sweepRequests(db, now);
  await sweepProofs(db, now);
  await sweepSessions(db, now);
  await sweepViews(db, now);
  await sweepReports(db, now);
}
