import { and, eq, gt, sql } from 'drizzle-orm';
import { JsonParts } from '../../../calls/handler.ts';
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
import type { Database } from '../../db/database.ts';
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
    const refused = await limitTry(services, ['data', user.userId], PER_ACCOUNT);
    if (refused) return refused;
    const found = await findUser(db, user.userId);
    return found ? new JsonParts(personalDataOf(services, found)) : undefined;
  },
} satisfies Partial<OriginHandlers>;

/** Rows of one read: a page takes the thread for a few milliseconds. */
const PAGE = 500;

/** Members that consist of rows, which an account may have many of. */
type Rows = Required<Omit<PersonalData, 'profile' | 'addressConfirmedAt' | 'picture'>>;

/** Reads the next page of rows, in the order in which they were stored. */
type PageReader<Row> = (after: number) => Promise<(Row & { rowid: number })[]>;

/**
 * Returns all that the product stores about a user as JSON, without hashes of secrets. It reads a page of rows
 * when the reader has taken the page before.
 */
async function* personalDataOf(
  { db, avatars }: Pick<Services, 'db' | 'avatars'>,
  user: UserRow,
): AsyncGenerator<string> {
  const { avatarKey, confirmedAt } = user;
  const single: Omit<PersonalData, keyof Rows> = {
    profile: await profileOf(db, user),
    addressConfirmedAt: confirmedAt,
    picture: avatarKey === null ? null : await avatars.read(avatarKey),
  };
  yield JSON.stringify(single).slice(0, -1);
  for (const [member, read] of Object.entries<PageReader<object>>(readersOf(db, user))) {
    yield `,"${member}":[`;
    for (let after: number | undefined = 0, comma = ''; after !== undefined; comma = ',') {
      const page = await read(after);
      const rows = page.map(({ rowid: _rowid, ...row }) => JSON.stringify(row));
      if (rows.length > 0) yield comma + rows.join();
      after = page.at(PAGE - 1)?.rowid;
    }
    yield ']';
  }
  yield '}';
}

/** Order of pages: the indexes by user contain it, so that a page reads only its own rows. */
const rowid = sql<number>`rowid`;

function readersOf(
  db: Database,
  user: UserRow,
): { [Member in keyof Rows]: PageReader<Rows[Member][number]> } {
  const { id } = user;
  return {
    signIns: (after) =>
      db
        .select({
          rowid,
          createdAt: sessions.createdAt,
          renewedAt: sessions.rotatedAt,
          expiresAt: sessions.expiresAt,
          revokedAt: sessions.revokedAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    identities: (after) =>
      db
        .select({
          rowid,
          provider: identities.provider,
          subject: identities.subject,
          createdAt: identities.createdAt,
        })
        .from(identities)
        .where(and(eq(identities.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    betting: (after) =>
      db
        .select({
          rowid,
          account: bettingAccounts.account,
          linkedAt: bettingAccounts.linkedAt,
        })
        .from(bettingAccounts)
        .where(and(eq(bettingAccounts.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    favourites: (after) =>
      db
        .select({
          rowid,
          type: favourites.type,
          favouriteItemId: favourites.itemId,
          addedAt: favourites.addedAt,
        })
        .from(favourites)
        .where(and(eq(favourites.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    calendars: (after) =>
      db
        .select({
          rowid,
          calendarId: calendars.id,
          createdAt: calendars.createdAt,
          seenAt: calendars.seenAt,
        })
        .from(calendars)
        .where(and(eq(calendars.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    comments: (after) =>
      db
        .select({
          rowid,
          commentId: comments.id,
          newsId: comments.newsId,
          text: comments.text,
          createdAt: comments.createdAt,
          withdrawnAt: comments.withdrawnAt,
        })
        .from(comments)
        .where(and(eq(comments.userId, id), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    codes: (after) =>
      db
        .select({
          rowid,
          channel: otpRequests.channel,
          purpose: otpRequests.purpose,
          to: otpRequests.target,
          expiresAt: otpRequests.expires,
          usedAt: otpRequests.usedAt,
        })
        .from(otpRequests)
        .where(and(isCodeOf(user), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
    proofs: (after) =>
      db
        .select({
          rowid,
          kind: proofs.kind,
          subject: proofs.subject,
          expiresAt: proofs.expiresAt,
          usedAt: proofs.usedAt,
        })
        .from(proofs)
        .where(and(isProofOf(user), gt(rowid, after)))
        .orderBy(rowid)
        .limit(PAGE),
  };
}
