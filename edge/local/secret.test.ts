import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePrivateKey, makeRandomSecret, readSecret, readSecrets } from './secret.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'secret-'))));
afterAll(async () => rm(folder, { recursive: true }));

const GOOD = 'whsec_dGhlIHNlY3JldCBvZiB0aGlzIHRlc3Q=';

it.each([
  'INGEST_SECRET',
  'SESSION_SECRET',
  'EDGE_KEY',
  'METRICS_TOKEN',
  'OPERATOR_TOKEN',
  'OPS_PASSWORD',
  'ENCRYPTION_KEY',
  'VAPID_KEY',
] as const)('creates %s once, accessible to its owner only, and reuses it', async (name) => {
  const first = await readSecret(folder, name, {});
  expect(first).toMatch(/^\S{44,}$/);
  expect(await readSecret(folder, name, { [name]: '' })).toEqual(first);
  const file = name.toLowerCase().replace('_', '-');
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
});

it('gives simultaneous starts on an empty folder the same secrets', async () => {
  const empty = join(folder, 'empty');
  const sets = await Promise.all(Array.from({ length: 20 }, () => readSecrets(empty, {})));
  expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1);
  expect((await readdir(empty)).length).toBe(8);
});

it('prefers a secret from the environment, and does not store it', async () => {
  expect(await readSecret(folder, 'INGEST_SECRET', { INGEST_SECRET: GOOD })).toBe(GOOD);
  expect(await readFile(join(folder, 'ingest-secret'), 'utf8')).not.toContain(GOOD);
});

const generated = () => ({
  INGEST_SECRET: GOOD,
  SESSION_SECRET: makeRandomSecret(),
  EDGE_KEY: makeRandomSecret(),
  METRICS_TOKEN: makeRandomSecret(),
  OPERATOR_TOKEN: makeRandomSecret(),
  ENCRYPTION_KEY: makePrivateKey(),
  VAPID_KEY: makePrivateKey(),
});

it('accepts the secrets that it generates', async () => {
  const set = { ...generated(), OPS_PASSWORD: makeRandomSecret() };
  expect(await readSecrets(folder, set)).toEqual(set);
});

it('accepts two values of each secret while one replaces the other', async () => {
  const [one, other] = [Object.entries(generated()), Object.values(generated())];
  const set = Object.fromEntries(one.map(([name, value], at) => [name, `${value} ${other[at]}`]));
  expect(await readSecrets(folder, set)).toMatchObject(set);
});

const { d: _d, ...PUBLIC } = JSON.parse(makePrivateKey());

it.each([
  ['INGEST_SECRET', 'secret'],
  ['INGEST_SECRET', 'whsec_'],
  ['INGEST_SECRET', 'whsec_c2hvcnQ='],
  ['INGEST_SECRET', `${GOOD} x`],
  ['INGEST_SECRET', `${GOOD} ${GOOD} ${GOOD}`],
  ['SESSION_SECRET', 'c2hvcnQ='],
  ['SESSION_SECRET', `${makeRandomSecret()} c2hvcnQ=`],
  ['ENCRYPTION_KEY', `${makePrivateKey()} {}`],
  ['SESSION_SECRET', 'not base64, though it is long enough to hold thirty-two bytes'],
  ['EDGE_KEY', 'c2hvcnQ='],
  ['METRICS_TOKEN', 'c2hvcnQ='],
  ['OPERATOR_TOKEN', 'c2hvcnQ='],
  ['OPS_PASSWORD', 'saturday'],
  ['ENCRYPTION_KEY', '{'],
  ['ENCRYPTION_KEY', JSON.stringify(PUBLIC)],
  ['VAPID_KEY', '{'],
] as const)('says where %s is malformed: %j', async (name, secret) => {
  const file = name.toLowerCase().replace('_', '-');
  await expect(readSecret(folder, name, { [name]: secret })).rejects.toThrow(name);
  await writeFile(join(folder, file), secret);
  await expect(readSecret(folder, name, {})).rejects.toThrow(file);
  await rm(join(folder, file));
});
