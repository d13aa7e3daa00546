import { execFile } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownAddressOf } from '../contracts/call-address.ts';
import { locateCountry } from '../contracts/country-calls.ts';
import { getProfile } from '../contracts/patron-calls.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { BUILT_PRODUCT, ensureBuild } from '../local/build.ts';
import { PROJECT } from '../local/project.ts';
import { makeEncryptionKey, makeIngestSecret, makeRandomSecret } from '../local/secret.ts';
import { fixture } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { startProduct, type Product } from './product.ts';
import { rotateSecrets, serveVersions } from './rotating-worker.ts';
import { emailOf, PASSWORD, putUsers, sealFor, signInAt, tokenAt } from './sign-ins.ts';

/** Time of each step of the walk, s. */
const SECONDS = Number(process.env['ROTATION_SECONDS'] ?? 1);
const SIGN_INS_PER_SECOND = 20;
const UPDATES_PER_SECOND = 50;
const ACCOUNTS = 5_000;
const MATCHES = 10;

const generated = () => ({
  INGEST_SECRET: makeIngestSecret(),
  SESSION_SECRET: makeRandomSecret(),
  ENCRYPTION_KEY: makeEncryptionKey(),
  METRICS_TOKEN: makeRandomSecret(),
  EDGE_KEY: makeRandomSecret(),
});
type Secrets = ReturnType<typeof generated>;
const [OLD, NEW] = [generated(), generated()];

const two = (first: Secrets, second: Secrets): Secrets => ({
  INGEST_SECRET: `${first.INGEST_SECRET} ${second.INGEST_SECRET}`,
  SESSION_SECRET: `${first.SESSION_SECRET} ${second.SESSION_SECRET}`,
  ENCRYPTION_KEY: `${first.ENCRYPTION_KEY} ${second.ENCRYPTION_KEY}`,
  METRICS_TOKEN: `${first.METRICS_TOKEN} ${second.METRICS_TOKEN}`,
  EDGE_KEY: `${first.EDGE_KEY} ${second.EDGE_KEY}`,
});
const [BOTH, TURNED] = [two(OLD, NEW), two(NEW, OLD)];

/**
 * The walk of docs/runbook.md, for all secrets: the versions that serve, and what feeds, Prometheus
 * and the edge use. While the platform replaces a version, two serve.
 */
const WALK: { versions: Secrets[]; used: Secrets }[] = [
  { versions: [OLD], used: OLD },
  { versions: [OLD, BOTH], used: OLD },
  { versions: [BOTH], used: OLD },
  { versions: [BOTH, TURNED], used: OLD },
  { versions: [TURNED], used: NEW },
  { versions: [TURNED, NEW], used: NEW },
  { versions: [NEW], used: NEW },
];

/** Sends requests at a rate for a step of the walk, at most four at a time. Returns how many. */
async function during(perSecond: number, request: () => Promise<void>): Promise<number> {
  let sent = 0;
  const start = performance.now();
  const lane = async () => {
    while (performance.now() < start + SECONDS * 1_000) {
      const at = (sent += 1);
      await pause(Math.max(0, start + (at * 1_000) / perSecond - performance.now()));
      await request();
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return sent;
}

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
  await ensureBuild(() => {});
  const worker = rotateSecrets(BUILT_PRODUCT, join(folder, 'product'));
  product = await startProduct({ worker, secrets: OLD });
  // A cheap hash: its cost is not of interest here.
  const salt = Buffer.alloc(16, 'salt');
  const key = scryptSync(PASSWORD, salt, 32, { N: 1_024, r: 8, p: 1 });
  const [saltText, keyText] = [salt, key].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  const hash = `$scrypt$ln=10,r=8,p=1$${saltText}$${keyText}`;
  await putUsers(await product.database(), ACCOUNTS, hash);
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

let signIns = 0;
const nextUser = () => emailOf((signIns += 1) % ACCOUNTS);

async function hold(): Promise<Held> {
  return { seal: await sealFor(product.url), token: await tokenAt(product.url, nextUser()) };
}

let sequence = 0;

/** One request of each kind. Each resolves with the status of its answer. */
function requestsOf({ seal, token }: Held, used: Secrets) {
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(product.url + path, { headers });
    await answer.text();
    return answer.status;
  };
  return {
    signIn: async () => {
      const identifier = nextUser();
      const network = `10.${signIns & 255}.${(signIns >> 8) & 255}.1`;
      return (await signInAt(product.url, { identifier, network }, seal)).status;
    },
    update: async () => {
      const next = (sequence += 1);
      const matchId = `rotation-${next % MATCHES}`;
      const updates = [{ matchId, sequence: next, occurredAt: Date.now(), fixture: fixture() }];
      const request = signed(
        `${product.url}/ingest/v1/updates`,
        { source: 'rotation', updates },
        { secret: used.INGEST_SECRET },
      );
      const answer = await fetch(request);
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
        during(UPDATES_PER_SECOND, checked('update')),
        during(10, checked('profile')),
        during(2, checked('metrics')),
      ]);
      counts.seconds += (performance.now() - began) / 1_000;
      counts.signIns += signedIn;
      counts.updates += updated;
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
