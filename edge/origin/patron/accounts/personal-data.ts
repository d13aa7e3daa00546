import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { JsonParts, Refusal } from '../../../calls/handler.ts';
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
import {
  limitTry,
  takePlace,
  tooManyTries,
  waitOf,
  type Key,
  type Limit,
  type TakenPlace,
} from '../../throttle.ts';
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
    const found = await findUser(db, user.userId);
    if (!found) return undefined;
    const key: Key = ['data', user.userId];
    // A flood of refused downloads takes no places, which would be written.
    const wait = waitOf(key, services.now);
    if (wait > 0) return tooManyTries(wait);
    // Each open download holds a page in memory, for as long as its reader pleases.
    const place = await takePlace(services, ['open data', user.userId], PLACE_MS);
    if (place instanceof Refusal) return place;
    const refused = await limitTry(services, key, PER_ACCOUNT);
    if (refused) {
      await place.free();
      return refused;
    }
    const parts = personalDataOf(services, found);
    return new JsonParts(keeping(place, parts, services.now), place.free);
  },
} satisfies Partial<OriginHandlers>;

/** For how long an open download keeps another from beginning once its reader takes nothing, ms, at most. */
export const PLACE_MS = 60_000;

/** How often an open download writes that it is open, ms. */
const KEEP_EVERY_MS = 20_000;

/** Returns the parts, and keeps the place for as long as a reader takes them. */
async function* keeping(
  place: TakenPlace,
  parts: AsyncIterable<string>,
  now: number,
): AsyncGenerator<string> {
  let keptAt = performance.now();
  const start = now - keptAt;
  for await (const part of parts) {
    const at = performance.now();
    if (at >= keptAt + KEEP_EVERY_MS) {
      await place.keep(Math.round(start + at));
      keptAt = at;
    }
    yield part;
  }
}

/** A page is complete with the row that makes its JSON this long, bytes: a reader who is slow holds a page. */
const PAGE_BYTES = 64_000;
/** Most JSON of a row's names and numbers, bytes. */
const ROW_BYTES = 200;
/** Most rows of the first page, and of any: a page takes the thread for a few milliseconds. */
const FIRST_ROWS = 64;
const MOST_ROWS = 500;

interface Page {
  /** The last row of the page before. */
  after: number;
  /** Most rows: the database looks at so many, however few are long enough. */
  most: number;
}

/** Members that consist of rows, which an account may have many of. */
type Rows = Required<Omit<PersonalData, 'profile' | 'addressConfirmedAt' | 'picture'>>;

/** Reads the next page of rows, in the order in which they were stored. */
type PageReader<Row> = (page: Page) => Promise<(Row & { rowid: number })[]>;

/**
 * Returns all that the product stores about a user as JSON, without hashes of secrets. It reads a page of rows, or
 * a part of the picture, when the reader has taken what was before.
 */
async function* personalDataOf(
  { db, avatars }: Pick<Services, 'db' | 'avatars'>,
  user: UserRow,
): AsyncGenerator<string> {
  const { avatarKey, confirmedAt } = user;
  const single: Omit<PersonalData, keyof Rows | 'picture'> = {
    profile: await profileOf(db, user),
    addressConfirmedAt: confirmedAt,
  };
  yield `${JSON.stringify(single).slice(0, -1)},"picture":`;
  yield* pictureOf(avatars, avatarKey);
  for (const [member, read] of Object.entries<PageReader<object>>(readersOf(db, user))) {
    yield `,"${member}":[`;
    yield* rowsOf(read);
    yield ']';
  }
  yield '}';
}

async function* rowsOf(read: PageReader<object>): AsyncGenerator<string> {
  let page: Page = { after: 0, most: FIRST_ROWS };
  for (let comma = ''; ; comma = ',') {
    const found = await read(page);
    const last = found.at(-1);
    if (last === undefined) return;
    yield comma + found.map(({ rowid: _rowid, ...row }) => JSON.stringify(row)).join();
    // Short rows come in larger pages, and of long ones the database looks at few in vain.
    page = { after: last.rowid, most: Math.min(MOST_ROWS, found.length * 2) };
  }
}

async function* pictureOf(
  avatars: Services['avatars'],
  key: string | null,
): AsyncGenerator<string> {
  const first = key === null ? null : await avatars.readPart(key, 0);
  if (key === null || first === null) return yield 'null';
  yield `{"type":${JSON.stringify(first.type)},"base64":"${first.base64}`;
  for (let { length: read } = first; read < first.size;) {
    const part = await avatars.readPart(key, read);
    if (part === null) throw new Error('The picture is gone');
    yield part.base64;
    read += part.length;
  }
  yield '"}';
}

/** Order of pages: the indexes by user contain it, so that a page reads only its own rows. */
const rowid = sql<number>`rowid`;

/** Whether a row of the user is one of a page, whose JSON the database measures: it may have any length. */
function isIn(
  { after, most }: Page,
  { table, own, texts }: { table: SQLiteTable; own: SQL | undefined; texts: SQLiteColumn[] },
): SQL | undefined {
  const lengths = texts.map((text) => sql`length(cast(json_quote(${text}) as blob))`);
  const size = sql.join([sql`${ROW_BYTES}`, ...lengths], sql` + `);
  const next = and(own, gt(rowid, after));
  const last = sql`(select max(at) from (
    select at, sum(size) over (order by at) - size before from (
      select rowid at, ${size} size from ${table} where ${next} order by rowid limit ${most}))
    where before < ${PAGE_BYTES})`;
  return and(next, lte(rowid, last));
}

function readersOf(
  db: Database,
  user: UserRow,
): { [Member in keyof Rows]: PageReader<Rows[Member][number]> } {
  const { id } = user;
  return {
    signIns: (page) =>
      db
        .select({
          rowid,
          createdAt: sessions.createdAt,
          renewedAt: sessions.rotatedAt,
          expiresAt: sessions.expiresAt,
          revokedAt: sessions.revokedAt,
        })
        .from(sessions)
        .where(isIn(page, { table: sessions, own: eq(sessions.userId, id), texts: [] }))
        .orderBy(rowid),
    identities: (page) =>
      db
        .select({
          rowid,
          provider: identities.provider,
          subject: identities.subject,
          createdAt: identities.createdAt,
        })
        .from(identities)
        .where(
          isIn(page, {
            table: identities,
            own: eq(identities.userId, id),
            texts: [identities.provider, identities.subject],
          }),
        )
        .orderBy(rowid),
    betting: (page) =>
      db
        .select({
          rowid,
          account: bettingAccounts.account,
          linkedAt: bettingAccounts.linkedAt,
        })
        .from(bettingAccounts)
        .where(
          isIn(page, {
            table: bettingAccounts,
            own: eq(bettingAccounts.userId, id),
            texts: [bettingAccounts.account],
          }),
        )
        .orderBy(rowid),
    favourites: (page) =>
      db
        .select({
          rowid,
          type: favourites.type,
          favouriteItemId: favourites.itemId,
          addedAt: favourites.addedAt,
        })
        .from(favourites)
        .where(
          isIn(page, {
            table: favourites,
            own: eq(favourites.userId, id),
            texts: [favourites.itemId],
          }),
        )
        .orderBy(rowid),
    calendars: (page) =>
      db
        .select({
          rowid,
          calendarId: calendars.id,
          createdAt: calendars.createdAt,
          seenAt: calendars.seenAt,
        })
        .from(calendars)
        .where(
          isIn(page, { table: calendars, own: eq(calendars.userId, id), texts: [calendars.id] }),
        )
        .orderBy(rowid),
    comments: (page) =>
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
        .where(
          isIn(page, {
            table: comments,
            own: eq(comments.userId, id),
            texts: [comments.id, comments.newsId, comments.text],
          }),
        )
        .orderBy(rowid),
    codes: (page) =>
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
        .where(
          isIn(page, {
            table: otpRequests,
            own: isCodeOf(user),
            texts: [otpRequests.channel, otpRequests.purpose, otpRequests.target],
          }),
        )
        .orderBy(rowid),
    proofs: (page) =>
      db
        .select({
          rowid,
          kind: proofs.kind,
          subject: proofs.subject,
          expiresAt: proofs.expiresAt,
          usedAt: proofs.usedAt,
        })
        .from(proofs)
        .where(
          isIn(page, { table: proofs, own: isProofOf(user), texts: [proofs.kind, proofs.subject] }),
        )
        .orderBy(rowid),
  };
}
