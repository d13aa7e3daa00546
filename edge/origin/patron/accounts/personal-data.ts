import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { downloadData } from '../../../contracts/profile-calls.ts';
import {
  bettingAccounts,
  identities,
  proofs,
  sessions,
  type UserRow,
} from '../../db/account-schema.ts';
import { otpRequests } from '../../db/code-schema.ts';
import { calendars, comments, favourites } from '../../db/fan-schema.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { limitTry, type Limit } from '../../throttle.ts';
import { isCodeOf, isProofOf } from './personal-rows.ts';
import { profileOf } from './profile.ts';
import { findUser } from './users.ts';

/** Most downloads of an account: each reads all data of it. */
const PER_ACCOUNT: Limit = { limit: 10, windowMs: 3_600_000 };

/** The download's member for each table of personal data. */
export const DOWNLOADED: Readonly<Record<string, keyof PersonalData>> = {
  users: 'profile',
  sessions: 'signIns',
  identities: 'identities',
  betting_accounts: 'betting',
  favourites: 'favourites',
  calendars: 'calendars',
  comments: 'comments',
  otp_requests: 'codes',
  proofs: 'proofs',
};

/** Tables about persons that the download leaves out, and why. */
export const NOT_DOWNLOADED: Readonly<Record<string, string>> = {
  tries: 'keyed hashes, which nobody can lead back to a person',
  comment_reports: 'keyed hashes, which nobody can lead back to a person',
  counted_viewers: 'keyed hashes, which nobody can lead back to a person',
  captchas: 'hashes of tokens, without a person',
  outbox: 'only local runs have messages in it',
};

type PersonalData = v.InferOutput<(typeof downloadData)['data']>;

export const personalDataHandlers = {
  downloadData: async (_input, services) => {
    const { db, user } = services;
    const refused = await limitTry(services, `data of ${user.userId}`, PER_ACCOUNT);
    if (refused) return refused;
    const found = await findUser(db, user.userId);
    return found ? personalDataOf(services, found) : undefined;
  },
} satisfies Partial<OriginHandlers>;

/** Returns all that the product stores about a user, without hashes of secrets. */
async function personalDataOf(
  { db, avatars }: Pick<Services, 'db' | 'avatars'>,
  user: UserRow,
): Promise<PersonalData> {
  const { id, avatarKey, confirmedAt } = user;
  const [signIns, linked, betting, starred, readable, written, codes, proved] = await db.batch([
    db
      .select({
        createdAt: sessions.createdAt,
        renewedAt: sessions.rotatedAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    db
      .select({
        provider: identities.provider,
        subject: identities.subject,
        createdAt: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, id)),
    db
      .select({ account: bettingAccounts.account, linkedAt: bettingAccounts.linkedAt })
      .from(bettingAccounts)
      .where(eq(bettingAccounts.userId, id)),
    db
      .select({
        type: favourites.type,
        favouriteItemId: favourites.itemId,
        addedAt: favourites.addedAt,
      })
      .from(favourites)
      .where(eq(favourites.userId, id))
      .orderBy(asc(favourites.addedAt)),
    db
      .select({
        calendarId: calendars.id,
        createdAt: calendars.createdAt,
        seenAt: calendars.seenAt,
      })
      .from(calendars)
      .where(eq(calendars.userId, id))
      .orderBy(asc(calendars.createdAt)),
    db
      .select({
        commentId: comments.id,
        newsId: comments.newsId,
        text: comments.text,
        createdAt: comments.createdAt,
        withdrawnAt: comments.withdrawnAt,
      })
      .from(comments)
      .where(eq(comments.userId, id))
      .orderBy(asc(comments.createdAt)),
    db
      .select({
        channel: otpRequests.channel,
        purpose: otpRequests.purpose,
        to: otpRequests.target,
        expiresAt: otpRequests.expires,
        usedAt: otpRequests.usedAt,
      })
      .from(otpRequests)
      .where(isCodeOf(user)),
    db
      .select({
        kind: proofs.kind,
        subject: proofs.subject,
        expiresAt: proofs.expiresAt,
        usedAt: proofs.usedAt,
      })
      .from(proofs)
      .where(isProofOf(user)),
  ]);
  return {
    profile: await profileOf(db, user),
    addressConfirmedAt: confirmedAt,
    picture: avatarKey === null ? null : await avatars.read(avatarKey),
    signIns,
    identities: linked,
    betting,
    favourites: starred,
    calendars: readable,
    comments: written,
    codes,
    proofs: proved,
  };
}
