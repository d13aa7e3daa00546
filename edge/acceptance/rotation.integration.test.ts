import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getProfile } from '../contracts/patron-calls.ts';
import { signIn } from '../contracts/session-calls.ts';
import { subjectOf } from '../origin/patron/accounts/identifier.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { BUILT_PRODUCT, ensureBuild } from '../local/build.ts';
import { fixture } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { startProduct, type Product } from './product.ts';
import { rotateSecrets, serveVersions } from './rotating-worker.ts';
import { NEW, OLD, WALK, type Secrets } from './rotation-walk.ts';
import { emailOf, putUsers, sealFor } from './sign-ins.ts';

/** More than the sign-ins of all tests. */
const ACCOUNTS = 100;
/** As often as versions serve in turn. */
const TIMES = 2;

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
  await ensureBuild(() => {});
  const worker = rotateSecrets(BUILT_PRODUCT, join(folder, 'product'));
  product = await startProduct({ worker, secrets: OLD });
  const database = await product.database();
  await putUsers(database, ACCOUNTS);
  const proofs = Array.from({ length: ACCOUNTS }, (_, user) => ({
    hash: hash('sha256', tokenOf(user), 'base64url'),
    subject: subjectOf({ kind: 'email', value: emailOf(user) }),
  }));
  await database
    .prepare(
      `INSERT INTO proofs (hash, kind, subject, expires_at)
       SELECT value ->> 'hash', 'otp-signin', value ->> 'subject', ? FROM json_each(?)`,
    )
    .bind(Date.now() + 3_600_000, JSON.stringify(proofs))
    .all();
  const begun = { matchId: 'rotation', sequence: 1, occurredAt: Date.now(), fixture: fixture() };
  await (await send([begun], OLD)).text();
});

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What clients have from the step before: a browser keeps a key for an hour, and a token for 15 minutes. */
interface Held {
  seal: Awaited<ReturnType<typeof sealFor>>;
  token: string;
}

/** Proof that the owner of an account has entered a code: no hash of a password slows these sign-ins. */
const tokenOf = (user: number) => `otp-token-of-user-${user}`;

let signIns = 0;

/** Signs the next fan in, with a body as a browser encrypts it. */
async function signInNext(seal: Held['seal']): Promise<Response> {
  const otpToken = tokenOf(signIns);
  signIns += 1;
  const { headers, body } = await seal({ otpToken });
  return fetch(product.url + ownAddressOf(signIn, {}), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}

async function hold(): Promise<Held> {
  const seal = await sealFor(product.url);
  const answer = v.parse(envelopeSchema(signIn.data), await (await signInNext(seal)).json());
  return { seal, token: answer.data.accessToken };
}

let sequence = 1;

async function send(updates: MatchUpdate[], { INGEST_SECRET: secret }: Secrets): Promise<Response> {
  const content = { source: 'rotation', updates };
  return fetch(signed(`${product.url}/ingest/v1/updates`, content, { secret }));
}

/** Sends each kind of request `TIMES` times. Returns the statuses of their answers, those of a kind sorted. */
async function statusesOf({ seal, token }: Held, used: Secrets): Promise<number[][]> {
  const get = (path: string, headers: Record<string, string>) => () =>
    fetch(product.url + path, { headers });
  const update = async () => {
    sequence += 1;
    const clock = { seconds: sequence, running: true, at: Date.now() };
    const answer = await send(
      [{ matchId: 'rotation', sequence, occurredAt: Date.now(), clock }],
      used,
    );
    expect(await answer.clone().text()).not.toContain('"rejected"');
    return answer;
  };
  const statuses: number[][] = [];
  for (const request of [
    () => signInNext(seal),
    update,
    get(ownAddressOf(getProfile, {}), { cookie: `${SESSION_COOKIE}=${token}` }),
    get('/metrics', { authorization: `Bearer ${used.METRICS_TOKEN}` }),
  ]) {
    const ofKind: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const answer = await request();
      await answer.text();
      ofKind.push(answer.status);
    }
    statuses.push(ofKind.toSorted());
  }
  return statuses;
}

it('requests with the old secrets are refused where a version knows only the new ones', async () => {
  await serveVersions(product.url, [OLD]);
  const held = await hold();
  await serveVersions(product.url, [OLD, NEW]);
  expect(await statusesOf(held, OLD)).toEqual([
    [200, 400],
    [200, 401],
    [200, 401],
    [200, 401],
  ]);
});

it('no request is refused while the secrets are replaced step by step', async () => {
  await serveVersions(product.url, [OLD]);
  let held = await hold();
  for (const { versions, used } of WALK) {
    await serveVersions(product.url, versions);
    expect(new Set((await statusesOf(held, used)).flat())).toEqual(new Set([200]));
    held = await hold();
  }
});
