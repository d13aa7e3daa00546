import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// It paces the walk; nothing asserted depends on it.
// oxlint-disable-next-line tests/still
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownAddressOf } from '../contracts/call-address.ts';
import { locateCountry } from '../contracts/country-calls.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getProfile } from '../contracts/patron-calls.ts';
import { signIn } from '../contracts/session-calls.ts';
import { subjectOf } from '../origin/patron/accounts/identifier.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { BUILT_PRODUCT, ensureBuild } from '../local/build.ts';
import { PROJECT } from '../local/project.ts';
import { fixture } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { startProduct, type Product } from './product.ts';
import { rotateSecrets, serveVersions } from './rotating-worker.ts';
import { NEW, OLD, WALK, type Secrets } from './rotation-walk.ts';
import { emailOf, putUsers, sealFor } from './sign-ins.ts';

/** Time of each step of the walk, s. */
const SECONDS = Number(process.env['ROTATION_SECONDS'] ?? 1);
const SIGN_INS_PER_SECOND = 20;
const UPDATES_PER_SECOND = 50;
const ACCOUNTS = 5_000;
const MATCHES = 10;
/** Updates of one request. */
const BATCH = 2;

/** Sends requests at a rate for a step of the walk, at most twelve at a time. Returns how many. */
async function during(perSecond: number, request: () => Promise<void>): Promise<number> {
  let planned = 0;
  let sent = 0;
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  const lane = async () => {
    while (performance.now() < end && planned < SECONDS * perSecond) {
      const due = start + (planned * 1_000) / perSecond;
      planned += 1;
      await pause(Math.max(0, due - performance.now()));
      await request();
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, lane));
  return sent;
}

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
  await kickOff();
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

async function kickOff(): Promise<void> {
  const updates = Array.from({ length: MATCHES }, (_, match): MatchUpdate => ({
    matchId: `rotation-${match}`,
    sequence: 1,
    occurredAt: Date.now(),
    fixture: fixture(),
    status: 'Live',
    matchStatus: 'H1',
  }));
  await (await send(updates, OLD)).text();
}

/** One request of each kind. Each resolves with the status of its answer. */
function requestsOf({ seal, token }: Held, used: Secrets) {
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(product.url + path, { headers });
    await answer.text();
    return answer.status;
  };
  return {
    signIn: async () => {
      const answer = await signInNext(seal);
      await answer.text();
      return answer.status;
    },
    update: async () => {
      const occurredAt = Date.now();
      const updates = Array.from({ length: BATCH }, (): MatchUpdate => {
        sequence += 1;
        const clock = { seconds: sequence, running: true, at: occurredAt };
        return { matchId: `rotation-${sequence % MATCHES}`, sequence, occurredAt, clock };
      });
      const answer = await send(updates, used);
      return (await answer.text()).includes('"rejected"') ? 0 : answer.status;
    },
    profile: () => statusOf(ownAddressOf(getProfile, {}), { cookie: `${SESSION_COOKIE}=${token}` }),
    metrics: () => statusOf('/metrics', { authorization: `Bearer ${used.METRICS_TOKEN}` }),
  };
}

it('requests with the old secrets are refused where a version knows only the new ones', async () => {
  await serveVersions(product.url, [OLD]);
  const requests = requestsOf(await hold(), OLD);
  await serveVersions(product.url, [OLD, NEW]);
  const statuses: number[][] = [];
  for (const request of Object.values(requests))
    statuses.push([await request(), await request()].toSorted());
  expect(statuses).toEqual([
    [200, 400],
    [200, 401],
    [200, 401],
    [200, 401],
  ]);
});

it(
  'no request is refused while every secret is replaced step by step',
  async () => {
    const refused: string[] = [];
    const counts = { seconds: 0, signIns: 0, updates: 0, profiles: 0, scrapes: 0 };
    await serveVersions(product.url, [OLD]);
    let held = await hold();
    for (const { versions, used } of WALK) {
      await serveVersions(product.url, versions);
      const requests = requestsOf(held, used);
      const checked = (name: keyof typeof requests) => async () => {
        const status = await requests[name]();
        if (status !== 200) refused.push(`${name}: ${status}`);
      };
      const began = performance.now();
      const [signedIn, updated, profiles, scrapes] = await Promise.all([
        during(SIGN_INS_PER_SECOND, checked('signIn')),
        during(UPDATES_PER_SECOND / BATCH, checked('update')),
        during(10, checked('profile')),
        during(2, checked('metrics')),
      ]);
      counts.seconds += (performance.now() - began) / 1_000;
      counts.signIns += signedIn;
      counts.updates += updated * BATCH;
      counts.profiles += profiles;
      counts.scrapes += scrapes;
      held = await hold();
    }
    process.stderr.write(`Requests of the walk: ${JSON.stringify(counts)}\n`);
    expect(refused).toEqual([]);
  },
  (SECONDS * 10 + 120) * 1_000,
);

/** Builds the APIs' Worker in a process of its own: Vite cannot build within vitest. */
async function buildApart(at: string) {
  const builder = new URL('../local/build-api-worker.ts', import.meta.url).href;
  const script = `import { buildApiWorker } from '${builder}'; await buildApiWorker('${at}');`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return { config: join(PROJECT, 'wrangler.toml'), folder: at };
}

it('an API in another process trusts the edge while their key is replaced step by step', async () => {
  const worker = rotateSecrets(await buildApart(join(folder, 'api')), join(folder, 'rotating'));
  const api = await startProduct({ worker, build: false, secrets: OLD });
  const locate = async ({ EDGE_KEY }: Secrets) => {
    const headers = { 'edge-key': EDGE_KEY, 'visitor-country': 'br' };
    const answer = await fetch(`${api.url}/patron${locateCountry.path}`, { headers });
    return answer.text();
  };
  const located = new Set<string>();
  for (const { versions, used } of WALK) {
    await serveVersions(api.url, versions);
    for (let request = 0; request < 20; request += 1) located.add(await locate(used));
  }
  const unknown = await locate(OLD);
  await api.stop();
  expect([...located]).toEqual(['{"data":{"countryCode":"br"}}']);
  expect(unknown).toBe('{"data":{"countryCode":null}}');
});
