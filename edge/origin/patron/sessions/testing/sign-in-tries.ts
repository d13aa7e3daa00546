import { signIn } from '../../../../contracts/session-calls.ts';
import { digestOf } from '../../../../digest.ts';
import { env } from '../../../../testing/bindings.ts';
import { ask } from '../../../../testing/patron.ts';
import { captchas } from '../../../db/code-schema.ts';
import { createDatabase } from '../../../db/database.ts';

export function tryIn(
  identifier: string,
  password: string,
  network: string | null = null,
  headers: Record<string, string> = {},
) {
  return ask(signIn, { body: { identifier, password } }, { network, headers });
}

const YEAR_2096 = 4_000_000_000_000;

/** Returns the headers of a solved captcha, which is valid for as long as a test lasts. */
export async function solvedCaptcha() {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const values = { id, tokenHash: await digestOf(token), expires: YEAR_2096 };
  await createDatabase(env.DB).insert(captchas).values(values);
  return { 'captcha-token': token, 'captcha-uuid': id };
}
