import { createExecutionContext } from 'cloudflare:test';
import * as v from 'valibot';
import type { ApiCall } from '../contracts/api-call.ts';
import { addressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getEncryptionKey, register, signIn } from '../contracts/session-calls.ts';
import type { Tokens } from '../contracts/tokens.ts';
import { createEmbeddedApp } from '../embedded-app.ts';
import { createDatabase } from '../origin/db/database.ts';
import { readIdentifier, subjectOf } from '../origin/patron/accounts/identifier.ts';
import { issueProof, OTP_PROOF_LIFE, type ProofKind } from '../origin/patron/accounts/proofs.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { encryptBody } from '../shared/encrypt-body.ts';
import { env as testEnv } from './bindings.ts';

const app = createEmbeddedApp();

export interface AsWhom {
  /** The user's access token. */
  token?: string | undefined;
  network?: string | null;
  headers?: Record<string, string>;
  /** False to send an encrypted body in plain text. */
  sealed?: boolean;
  env?: typeof testEnv;
}

/** Makes a call of the embedded APIs, its body encrypted if required. */
export async function ask(call: ApiCall, input: object, as: AsWhom = {}) {
  const { token, network = null, headers = {}, sealed = call.encrypted === true } = as;
  const body: unknown = 'body' in input ? input.body : undefined;
  const seal = sealed ? await sealOf(body) : null;
  const response = await app.fetch(
    new Request(`http://embedded.invalid/${call.api}${addressOf(call, input)}`, {
      method: call.method,
      headers: {
        ...(token !== undefined &&
          (call.api === 'media'
            ? { 'access-token': token }
            : { cookie: `${SESSION_COOKIE}=${token}` })),
        ...seal?.headers,
        ...headers,
      },
      ...(body !== undefined && { body: seal?.body ?? JSON.stringify(body) }),
    }),
    {
      ...(as.env ?? testEnv),
      LOCATED: 'br',
      LOCATES_VISITOR: true,
      NETWORK: network,
      SITE: 'https://scores.example',
    },
    createExecutionContext(),
  );
  const answer: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: answer };
}

/** The data of a call that must succeed. */
export async function dataOf<Call extends ApiCall>(
  call: Call,
  input: object,
  as: AsWhom = {},
): Promise<v.InferOutput<Call['data']>> {
  const { status, body } = await ask(call, input, as);
  if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return v.parse(envelopeSchema<Call['data']>(call.data), body).data;
}

/** Returns a body encrypted for the key that the API names, at `sealedAt` (ms). */
export async function sealOf(body: unknown, sealedAt = Date.now(), env = testEnv) {
  const key = await dataOf(getEncryptionKey, {}, { env });
  const plain = new TextEncoder().encode(JSON.stringify(body));
  const payload = await encryptBody(plain, key, sealedAt);
  return { headers: { ursid: key.kid }, body: JSON.stringify({ payload }) };
}

/** Returns proof of an address, as a confirmed code gives it. */
export async function proofOf(address: string, kind: ProofKind): Promise<string> {
  const identifier = readIdentifier(address, null);
  if (identifier === null) throw new Error(`${address} is no address`);
  return issueProof(createDatabase(testEnv.DB), {
    kind,
    subject: subjectOf(identifier),
    lifeMs: OTP_PROOF_LIFE,
    now: Date.now(),
  });
}

export const PASSWORD = 'a horse, a kingdom';

/** Opens an account for an address. */
export async function registered(
  address: string,
  password = PASSWORD,
  network: string | null = null,
): Promise<Tokens> {
  const body = { otpToken: await proofOf(address, 'otp-register'), password };
  return dataOf(register, { body }, { network });
}

export async function signedIn(identifier: string, password = PASSWORD): Promise<Tokens> {
  return dataOf(signIn, { body: { identifier, password } });
}
