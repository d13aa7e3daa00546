import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { sealFor } from '../../edge/acceptance/sign-ins.ts';
import { ownAddressOf } from '../../edge/contracts/call-address.ts';
import { signIn } from '../../edge/contracts/session-calls.ts';
import type { Product } from '../../edge/acceptance/product.ts';
import { newEmail, PASSWORD } from './account.ts';

/** The hash of `PASSWORD`, at a cost at which no test waits for it. */
const CHEAP_HASH =
  '$scrypt$ln=4,r=16,p=1$dG91Y2hsaW5lLXNhbHQtMg$bWHX+db8aibNyDLMmHesVZHDIZGWIFn8BUKVJnhiZ0M';

/**
 * Adds an account with a verified address and `PASSWORD`, and signs the page's browser in by one call. Returns
 * the address. The account has a username only if there is one here.
 */
export async function newMember(
  page: Page,
  { url, database }: Product,
  username: string | null = null,
): Promise<string> {
  const email = newEmail();
  const db = await database();
  await db
    .prepare(
      `INSERT INTO users
         (id, email, email_key, password_hash, unique_hash_key, created_at, username, username_key)
       VALUES (?1, ?2, ?2, ?3, ?1, ?4, ?5, lower(?5))`,
    )
    .bind(randomUUID(), email, CHEAP_HASH, Date.now(), username)
    .all();
  const seal = await sealFor(url);
  const { headers, body } = await seal({ identifier: email, password: PASSWORD });
  const answer = await page.context().request.post(url + ownAddressOf(signIn, {}), {
    headers: { ...headers, 'content-type': 'application/json' },
    data: body,
  });
  if (!answer.ok()) throw new Error(`Sign-in answers ${answer.status()}: ${await answer.text()}`);
  return email;
}
