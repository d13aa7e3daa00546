import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { parseDigits } from 'libphonenumber-js/max';
import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { bettingAccounts, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { retryAfterMs } from '../../../shared/retry-after.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { tooManyTries, type Key } from '../../throttle.ts';
import {
  keyOf,
  readEmail,
  readIdentifier,
  readPhone,
  type Identifier,
} from '../accounts/identifier.ts';
import { openAccount } from '../accounts/new-accounts.ts';
import { readProof, spendProof } from '../accounts/proofs.ts';
import { ACCOUNT_EXISTS, PROOF_REQUIRED, WRONG_CREDENTIALS } from '../accounts/refusals.ts';
import { createUser, findUserBy } from '../accounts/users.ts';
import { startSession } from '../sessions/sessions.ts';
import { admitTry, countWrong, takeBackTry } from '../sessions/sign-in-limits.ts';
import type { BettingAccount } from './betting-site.ts';

const AWAY = new Refusal(503, GENERIC_FAILURE);
const LINKED_ELSEWHERE = new Refusal(409, 'This betting account is linked to another account.', {
  state: STATE.linkedElsewhere,
});
/** For signed-in users: 401 would mean that the session is over. */
const WRONG_BETTING_CREDENTIALS = new Refusal(403, 'These credentials are wrong.', {
  state: STATE.wrongCredentials,
});

interface Asked {
  credentials: { identifier: string; password: string };
  /** Refusal of wrong credentials. */
  wrong: Refusal;
}

/** Returns the betting site's account for these credentials, or a refusal; undefined without a site. */
async function readAccount(
  { credentials, wrong }: Asked,
  services: Services,
): Promise<BettingAccount | Refusal | undefined> {
  const { betting } = services;
  if (betting === null) return undefined;
  const tried = triedOf(credentials);
  const admitted = await admitTry(services, { account: tried, isKnownDevice: false });
  if (admitted instanceof Refusal) return admitted;
  const answer = await betting(credentials);
  if (answer.kind === 'away') return AWAY;
  if (answer.kind === 'busy') return busy(answer.retryAfter, services.now);
  if (answer.kind === 'wrong') {
    if (answer.isCertain) await countWrong(services);
    return wrong;
  }
  // Another account may have an identifier that counts as the same.
  await takeBackTry(services, tried);
  return answer.account;
}

/** Shortest and longest wait that the site's `Retry-After` can cause, s; the shortest without one. */
const WAIT = { least: 5, most: 3_600 };

/** Returns the refusal where the site has too many tries. */
function busy(retryAfter: string | null, now: number): Refusal {
  const asked = Math.ceil((retryAfterMs(retryAfter, now) ?? 0) / 1_000);
  return tooManyTries(Math.min(Math.max(asked, WAIT.least), WAIT.most));
}

/**
 * Returns what tries of an identifier count as: all spellings of one. The site reads it by its own rules, so
 * neither the caller's country nor the marks between letters and digits tell identifiers apart.
 */
function triedOf({ identifier }: Asked['credentials']): Key {
  const email = readEmail(identifier);
  if (email) return ['betting address', keyOf(email)];
  const letters = identifier
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  // Numbers are typed with Arabic digits too.
  return ['betting text', letters.replaceAll(/\p{N}/gu, (digit) => parseDigits(digit) || digit)];
}

/** Returns the id of the user to whom the account is linked; null without one. */
async function ownerOf(db: Database, { account }: BettingAccount): Promise<string | null> {
  const [found] = await db
    .select({ userId: bettingAccounts.userId })
    .from(bettingAccounts)
    .innerJoin(users, eq(users.id, bettingAccounts.userId))
    .where(and(eq(bettingAccounts.account, account), isNull(users.deletedAt)));
  return found?.userId ?? null;
}

/**
 * Returns the address for a new account: the one that was typed if the site knows it, else the
 * site's first. Neither is proved. With two unproved addresses, the owner of either could set the
 * account's password (ADR 52).
 */
function addressOf({ email, phone }: BettingAccount, typed: Identifier | null): Identifier | null {
  const given = [readEmail(email ?? ''), readPhone(phone ?? '', null)].filter(
    (one) => one !== null,
  );
  return given.find((one) => typed !== null && keyOf(one) === keyOf(typed)) ?? given[0] ?? null;
}

/**
 * Opens an account for an unlinked betting account and signs in. Never takes over an existing
 * account with the same address.
 */
async function openFor(found: BettingAccount, typed: string, services: Services) {
  const { db, now, visitorsCountry: countryCode } = services;
  const identifier = addressOf(found, readIdentifier(typed, countryCode));
  // Without an address nobody could recover the account.
  if (identifier === null) return ACCOUNT_EXISTS;
  const isNew = (await findUserBy(db, identifier)) === null;
  const open = () =>
    createUser(db, { identifier, countryCode, isConfirmed: false, now }, (userId) =>
      linking(db, found, { userId, keep: false, now }),
    );
  const opened = isNew ? await openAccount(services, open) : null;
  if (opened instanceof Refusal) return opened;
  // The first of concurrent calls wins.
  const owner = await ownerOf(db, found);
  return owner === null ? ACCOUNT_EXISTS : startSession(services, signedInBy(db, found, owner));
}

/** Returns the user whom a betting account signs in, as long as it is linked. */
function signedInBy(db: Database, { account }: BettingAccount, userId: string) {
  const { account: linked, userId: owner } = bettingAccounts;
  const link = db
    .select({ linked })
    .from(bettingAccounts)
    .where(and(eq(linked, account), eq(owner, userId)));
  return { id: userId, isLinked: exists(link) };
}

/**
 * Returns a statement that links a betting account to a user and returns the linked row. A link to
 * another user stays unless `keep` is set.
 */
function linking(
  db: Database,
  { account }: BettingAccount,
  { userId, keep, now }: { userId: string; keep: boolean; now: number },
) {
  return db
    .insert(bettingAccounts)
    .select(
      sql`select ${account}, id, ${now} from ${users} where id = ${userId} and deleted_at is null`,
    )
    .onConflictDoUpdate({
      target: bettingAccounts.account,
      set: { userId, linkedAt: now },
      ...(!keep && { setWhere: eq(bettingAccounts.userId, userId) }),
    })
    .returning({ account: bettingAccounts.account });
}

export const bettingHandlers = {
  syncAccount: async ({ body }, services) => {
    const asked = { credentials: body, wrong: WRONG_CREDENTIALS };
    const found = await readAccount(asked, services);
    if (found === undefined || found instanceof Refusal) return found;
    const owner = await ownerOf(services.db, found);
    if (owner !== null) return startSession(services, signedInBy(services.db, found, owner));
    return openFor(found, body.identifier, services);
  },
  linkBettingAccount: async ({ body }, services) => {
    const { identifier, password, token, keep = false } = body;
    const { db, now, user } = services;
    // A new way in requires a new proof of identity (ASVS 7.5.1).
    const shown = { token, kinds: ['password'], subject: user.userId, now } as const;
    if ((await readProof(db, shown)) === null) return PROOF_REQUIRED;
    const credentials = { identifier, password };
    const found = await readAccount({ credentials, wrong: WRONG_BETTING_CREDENTIALS }, services);
    if (found === undefined || found instanceof Refusal) return found;
    const owner = await ownerOf(db, found);
    // The proof stays unspent, so that the user can retry with `keep`.
    if (owner !== null && owner !== user.userId && !keep) return LINKED_ELSEWHERE;
    if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
    const linked = await linking(db, found, { userId: user.userId, keep, now });
    return linked.length > 0 ? { linked: true as const, account: found.account } : LINKED_ELSEWHERE;
  },
} satisfies Partial<OriginHandlers>;
