import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { PRODUCT } from '../contracts/product.ts';
import {
  confirmPassword,
  linkBettingAccount,
  resetPasswordByEmail,
  updatePassword,
} from '../contracts/patron-calls.ts';
import { register, signIn, syncAccount } from '../contracts/session-calls.ts';
import { callThrough } from './call-through.ts';
import { startProduct, type Product } from './product.ts';

/** Words that stand nowhere else. */
const PASSWORDS = {
  first: 'quixotic walrus parade',
  second: 'umbrella vortex jamboree',
  wrong: 'zeppelin marmalade fjord',
  betting: 'elpmaxe.teb@omed',
} as const;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.stop();
});

/** As clients send it who leave it to the edge to encrypt. */
async function ask(call: ApiCall, body: object, token?: string): Promise<string> {
  const answer = await callThrough(product.url + ownAddressOf(call, {}), {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { cookie: `${PRODUCT}=${token}` }),
    },
    body: JSON.stringify(body),
  });
  return JSON.stringify(answer.body);
}

function said(name: string, text: string): string {
  const [, value = ''] = new RegExp(`"${name}":"([^"]+)"`).exec(text) ?? [];
  return value;
}

async function proof(kind: string): Promise<string> {
  const token = `proof of ${kind}`;
  const hash = createHash('sha256').update(token).digest('base64url');
  const db = await product.database();
  await db.batch([
    db
      .prepare('INSERT INTO proofs (hash, kind, subject, expires_at) VALUES (?, ?, ?, ?)')
      .bind(hash, kind, 'email:quiet@example.org', Date.now() + 600_000),
  ]);
  return token;
}

/** Which files of a folder hold a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return bytes.includes(text) ? [name] : [];
    }),
  );
  return found.flat();
}

it('a password stands in no answer, no line of a log and no row', async () => {
  const { first, second, wrong, betting } = PASSWORDS;
  const identifier = 'quiet@example.org';
  const bettingAccount = { identifier: 'demo@bet.example', password: betting };
  const answers = [
    await ask(register, { otpToken: await proof('otp-register'), password: first }),
    await ask(signIn, { identifier, password: wrong }),
    await ask(signIn, { identifier, password: first }),
    await ask(syncAccount, { ...bettingAccount, password: wrong }),
  ];
  const token = said('accessToken', answers[2] ?? '');
  const proving = await ask(confirmPassword, { password: first }, token);
  const linking = { ...bettingAccount, token: said('token', proving) };
  answers.push(proving, await ask(linkBettingAccount, linking, token));
  const confirmed = await ask(confirmPassword, { password: first }, token);
  const change = { token: said('token', confirmed), password: second };
  answers.push(confirmed, await ask(updatePassword, change, token));
  const reset = { otpToken: await proof('otp-reset'), password: first };
  answers.push(
    await ask(resetPasswordByEmail, reset),
    await ask(signIn, { identifier, password: first }),
  );
  expect(answers.filter((answer) => !answer.startsWith('{"data":'))).toHaveLength(2);

  for (const password of Object.values(PASSWORDS)) {
    expect(answers.join()).not.toContain(password);
    expect(await filesWith(product.state, password)).toEqual([]);
  }
  // What is looked for would be found: the address stands where the account is kept.
  expect(await filesWith(product.state, identifier)).not.toEqual([]);
});
