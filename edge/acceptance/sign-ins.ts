import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getEncryptionKey, signIn } from '../contracts/session-calls.ts';
import type { MigratedDatabase } from '../local/migrate.ts';
import { encryptBody } from '../shared/encrypt-body.ts';

export const PASSWORD = 'a horse, a kingdom';
/** Its hash, as the product makes one. */
const HASH =
  '$scrypt$ln=14,r=16,p=1$dG91Y2hsaW5lLXNhbHQtMQ$qcoarscbKqERa4IhYO4uP7ahOfIn0FsQYUr9MSJJcqw';

export function emailOf(user: number): string {
  return `fan-${user}@example.org`;
}

/** Inserts `count` accounts with one password into a database. */
export async function putUsers(db: MigratedDatabase, count: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ? - 1)
         INSERT INTO users (id, email, email_key, password_hash, unique_hash_key, created_at)
         SELECT 'user-' || i, 'fan-' || i || '@example.org', 'fan-' || i || '@example.org', ?, i, 0
         FROM n`,
      )
      .bind(count, HASH),
  ]);
}

/** Headers with a solved captcha. */
export interface SolvedCaptcha {
  'captcha-uuid': string;
  'captcha-token': string;
}

/** Inserts solved captchas into a database, as browsers of a crowd solve them; returns them. */
export async function putSolvedCaptchas(
  db: MigratedDatabase,
  count: number,
): Promise<SolvedCaptcha[]> {
  const solved = Array.from({ length: count }, () => ({
    'captcha-uuid': crypto.randomUUID(),
    'captcha-token': crypto.randomUUID(),
  }));
  const insert = db.prepare('INSERT INTO captchas (id, token_hash, expires) VALUES (?, ?, ?)');
  const expires = Date.now() + 300_000;
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  await db.batch(
    solved.map((one) => insert.bind(one['captcha-uuid'], hashOf(one['captcha-token']), expires)),
  );
  return solved;
}

export interface SignInAnswer {
  status: number;
  retryAfter: number | null;
  /** Why a sign-in is refused; undefined if it is not. */
  state: number | undefined;
}

const refusalSchema = v.object({ state: v.optional(v.number()) });

/** Signs a user in at a product, from a network; encrypts the body as a browser does. */
export async function signInAt(
  url: string,
  {
    identifier,
    network,
    password = PASSWORD,
    captcha,
  }: {
    identifier: string;
    network: string;
    password?: string;
    captcha?: SolvedCaptcha | undefined;
  },
  sealed: (body: object) => Promise<{ headers: Record<string, string>; body: string }>,
): Promise<SignInAnswer> {
  const seal = await sealed({ identifier, password });
  const answer = await fetch(url + ownAddressOf(signIn, {}), {
    method: 'POST',
    headers: {
      ...seal.headers,
      ...captcha,
      'content-type': 'application/json',
      'cf-connecting-ip': network,
    },
    body: seal.body,
  });
  const { state } = v.parse(refusalSchema, await answer.json());
  const retryAfter = answer.headers.get('retry-after');
  return {
    status: answer.status,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    state,
  };
}

/** Signs a user in at a product; returns the session's access token. */
export async function tokenAt(url: string, identifier: string): Promise<string> {
  const { headers, body } = await (await sealFor(url))({ identifier, password: PASSWORD });
  const answer = await fetch(url + ownAddressOf(signIn, {}), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return v.parse(envelopeSchema(signIn.data), await answer.json()).data.accessToken;
}

/** Returns an encryptor for a product. */
export async function sealFor(url: string) {
  const answer = await fetch(url + ownAddressOf(getEncryptionKey, {}));
  const { data } = v.parse(envelopeSchema(getEncryptionKey.data), await answer.json());
  return async (body: object) => {
    const plain = new TextEncoder().encode(JSON.stringify(body));
    const payload = await encryptBody(plain, data, Date.now());
    return { headers: { ursid: data.kid }, body: JSON.stringify({ payload }) };
  };
}
